/**
 * @generated SignedSource<<d0ac05ccf909d3a096a5d37359472546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowed_list$data = {
  readonly projects: ReadonlyArray<{
    readonly id: string;
    readonly journalCursor: string;
  }>;
  readonly " $fragmentType": "useFollowed_list";
};
export type useFollowed_list$key = {
  readonly " $data"?: useFollowed_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollowed_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollowed_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
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
          "name": "journalCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingConnection",
  "abstractKey": null
};

(node as any).hash = "948d442ba475b3bdfcfcfd92d7e1b3a7";

export default node;
