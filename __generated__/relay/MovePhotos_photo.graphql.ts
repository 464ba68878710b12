/**
 * @generated SignedSource<<5b5cd728ed12264bd7dae6fe460787c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovePhotos_photo$data = ReadonlyArray<{
  readonly id: string;
  readonly small: string | null | undefined;
  readonly " $fragmentType": "MovePhotos_photo";
}>;
export type MovePhotos_photo$key = ReadonlyArray<{
  readonly " $data"?: MovePhotos_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovePhotos_photo">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MovePhotos_photo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
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
    }
  ],
  "type": "Photo",
  "abstractKey": null
};

(node as any).hash = "71d206d36868c3640357194ac38bacd4";

export default node;
