/**
 * @generated SignedSource<<c260e2acf4a152daceff91078577620e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparePhotos_photo$data = {
  readonly id: string;
  readonly medium: string | null | undefined;
  readonly thumbHash: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
  readonly " $fragmentType": "ComparePhotos_photo";
};
export type ComparePhotos_photo$key = {
  readonly " $data"?: ComparePhotos_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePhotos_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparePhotos_photo",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoDrawing_photo"
    }
  ],
  "type": "Photo",
  "abstractKey": null
};

(node as any).hash = "36e6e8fc882f877f60bb5bddd7d8a27a";

export default node;
