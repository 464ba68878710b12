/**
 * @generated SignedSource<<059ad012bca53fafebf2c5fb9a95a6cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
export type PhotoState = "FAILED" | "QUEUED" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type SnagPhoto_photo$data = {
  readonly id: string;
  readonly kind: PhotoKind;
  readonly medium: string | null | undefined;
  readonly small: string | null | undefined;
  readonly state: PhotoState;
  readonly takenAt: number;
  readonly thumbHash: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
  readonly " $fragmentType": "SnagPhoto_photo";
};
export type SnagPhoto_photo$key = {
  readonly " $data"?: SnagPhoto_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagPhoto_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagPhoto_photo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbHash",
      "storageKey": null
    },
    {
      "alias": "medium",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "MEDIUM"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"MEDIUM\")"
    },
    {
      "alias": "small",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "SMALL"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"SMALL\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoDrawing_photo"
    }
  ],
  "type": "Photo",
  "abstractKey": null
};

(node as any).hash = "796d615c06c06ce3a8170e59fa1c31d0";

export default node;
