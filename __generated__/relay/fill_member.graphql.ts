/**
 * @generated SignedSource<<e6ec966330d530c89226693196147b5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type fill_member$data = {
  readonly company: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly role: Role;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "fill_member";
};
export type fill_member$key = {
  readonly " $data"?: fill_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"fill_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fill_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "45d65d13c97452f60e4baf9c6850e6e1";

export default node;
