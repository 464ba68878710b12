/**
 * @generated SignedSource<<a9cdde16f178174450fdddea5a1ba69d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoState = "FAILED" | "QUEUED" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type PhotoTile_photo$data = {
  readonly id: string;
  readonly state: PhotoState;
  readonly thumbHash: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
  readonly " $fragmentType": "PhotoTile_photo";
};
export type PhotoTile_photo$key = {
  readonly " $data"?: PhotoTile_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoTile_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoTile_photo",
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

(node as any).hash = "109cc71d97614fe40ec7027dbadb97a3";

export default node;
