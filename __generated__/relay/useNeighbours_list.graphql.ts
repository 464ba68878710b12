/**
 * @generated SignedSource<<0bc13f3cb7d736f87ba49a39a86007e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNeighbours_list$data = {
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "useNeighbours_list";
};
export type useNeighbours_list$key = {
  readonly " $data"?: useNeighbours_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNeighbours_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNeighbours_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SnagConnection",
  "abstractKey": null
};

(node as any).hash = "8b1a3166a0f502b8ada0102629e8373f";

export default node;
