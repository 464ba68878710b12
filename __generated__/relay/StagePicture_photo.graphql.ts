/**
 * @generated SignedSource<<ef8aeb43c9614d432722009e4a839a79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoState = "FAILED" | "QUEUED" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type StagePicture_photo$data = {
  readonly caption: string;
  readonly id: string;
  readonly large: string | null | undefined;
  readonly medium: string | null | undefined;
  readonly state: PhotoState;
  readonly thumbHash: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
  readonly " $fragmentType": "StagePicture_photo";
};
export type StagePicture_photo$key = {
  readonly " $data"?: StagePicture_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"StagePicture_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StagePicture_photo",
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
      "alias": "large",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "LARGE"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"LARGE\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
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

(node as any).hash = "333269d42f64a90c2dc3991e7b45d0c1";

export default node;
