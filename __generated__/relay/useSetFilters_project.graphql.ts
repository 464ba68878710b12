/**
 * @generated SignedSource<<95b6bd6d5c1ccead5858bf7aea1dfc5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetFilters_project$data = {
  readonly companies?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly locations?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly members?: ReadonlyArray<{
    readonly user: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly trades?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "useSetFilters_project";
};
export type useSetFilters_project$key = {
  readonly " $data"?: useSetFilters_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetFilters_project">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "located"
    },
    {
      "kind": "RootArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetFilters_project",
  "selections": [
    {
      "condition": "named",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Trade",
          "kind": "LinkedField",
          "name": "trades",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "companies",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "located",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "locations",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "ee3b6bb43f5172226f5a194d5de90979";

export default node;
