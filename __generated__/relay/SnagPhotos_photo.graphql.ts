/**
 * @generated SignedSource<<737b9d6ee8588da79fa042421cf68741>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoState = "FAILED" | "QUEUED" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type SnagPhotos_photo$data = {
  readonly id: string;
  readonly state: PhotoState;
  readonly thumbHash: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
  readonly " $fragmentType": "SnagPhotos_photo";
};
export type SnagPhotos_photo$key = {
  readonly " $data"?: SnagPhotos_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagPhotos_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagPhotos_photo",
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
      "name": "state",
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
      "alias": null,
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

(node as any).hash = "8234808349868dd9fa3e30ae5c595361";

export default node;
