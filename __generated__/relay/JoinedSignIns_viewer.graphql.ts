/**
 * @generated SignedSource<<013382c08d779f66f2e5c6dab7cbecbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinedSignIns_viewer$data = {
  readonly email: string;
  readonly joinedSignIns: ReadonlyArray<{
    readonly id: string;
    readonly joinedAt: number;
    readonly name: string;
    readonly usedAt: number;
  }>;
  readonly " $fragmentType": "JoinedSignIns_viewer";
};
export type JoinedSignIns_viewer$key = {
  readonly " $data"?: JoinedSignIns_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinedSignIns_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinedSignIns_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JoinedSignIn",
      "kind": "LinkedField",
      "name": "joinedSignIns",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "50781265191a50951fcf0b197f794bc0";

export default node;
