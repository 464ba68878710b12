/**
 * @generated SignedSource<<1400d72317efe4912a53b70a075478f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinedSignIns_viewer$data = {
  readonly joinedSignIns: ReadonlyArray<{
    readonly id: string;
    readonly joinedAt: number;
    readonly name: string;
    readonly usedAt: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordFirst_viewer">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordFirst_viewer"
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

(node as any).hash = "dc3d9c0e7ff25c07412e516086d3d574";

export default node;
