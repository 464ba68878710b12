/**
 * @generated SignedSource<<33f8ada0c846f96e880db4dba428ac8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type ListLine_project$data = {
  readonly membership: {
    readonly role: Role;
  };
  readonly snagCounts: {
    readonly " $fragmentSpreads": FragmentRefs<"useChipCounts_counts">;
  };
  readonly whole?: {
    readonly " $fragmentSpreads": FragmentRefs<"useChipCounts_counts">;
  };
  readonly " $fragmentType": "ListLine_project";
};
export type ListLine_project$key = {
  readonly " $data"?: ListLine_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListLine_project">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "useChipCounts_counts"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "narrowed"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListLine_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "SnagCounts",
      "kind": "LinkedField",
      "name": "snagCounts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "narrowed",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "whole",
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {}
            }
          ],
          "concreteType": "SnagCounts",
          "kind": "LinkedField",
          "name": "snagCounts",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": "snagCounts(filter:{})"
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "cf2c6e3b7acf9760362908d50e4f8d36";

export default node;
