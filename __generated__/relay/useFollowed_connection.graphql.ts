/**
 * @generated SignedSource<<fb56a2add3fc3b484988373235cf9731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowed_connection$data = {
  readonly projects: ReadonlyArray<{
    readonly id: string;
    readonly journalCursor: string;
  }>;
  readonly " $fragmentType": "useFollowed_connection";
};
export type useFollowed_connection$key = {
  readonly " $data"?: useFollowed_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollowed_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollowed_connection",
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

(node as any).hash = "65b9d2610d4de07d1d34dcf3e41a27fa";

export default node;
