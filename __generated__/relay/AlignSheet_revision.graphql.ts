/**
 * @generated SignedSource<<a5f26f80593fbada5a9ec6032ccbbcc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlignSheet_revision$data = {
  readonly heightPx: number | null | undefined;
  readonly id: string;
  readonly tiles: {
    readonly overlap: number;
    readonly size: number;
    readonly url: string;
  } | null | undefined;
  readonly widthPx: number | null | undefined;
  readonly " $fragmentType": "AlignSheet_revision";
};
export type AlignSheet_revision$key = {
  readonly " $data"?: AlignSheet_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlignSheet_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlignSheet_revision",
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
      "name": "widthPx",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heightPx",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanTiles",
      "kind": "LinkedField",
      "name": "tiles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overlap",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlanRevision",
  "abstractKey": null
};

(node as any).hash = "601ff2babfa4823b2d373b3bee85c1ba";

export default node;
