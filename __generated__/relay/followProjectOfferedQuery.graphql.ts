/**
 * @generated SignedSource<<39daa659daf76f042c106c276e3656bb>>
 * @relayHash e03c7ba7c26c3c9e5a7c2b9d3fc60f38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28d26736bef46844775bc2a1357a488739b16379a0e8112662a51c4ce60e9b06

import type { ConcreteRequest } from 'relay-runtime';
export type followProjectOfferedQuery$variables = {
  companies: boolean;
  locations: boolean;
  projectId: string;
  trades: boolean;
};
export type followProjectOfferedQuery$data = {
  readonly node: {
    readonly companies?: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly locations?: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly trades?: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type followProjectOfferedQuery = {
  response: followProjectOfferedQuery$data;
  variables: followProjectOfferedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companies"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locations"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trades"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "condition": "trades",
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
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "companies",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "companies",
          "plural": true,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "locations",
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
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "followProjectOfferedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "followProjectOfferedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "28d26736bef46844775bc2a1357a488739b16379a0e8112662a51c4ce60e9b06",
    "metadata": {},
    "name": "followProjectOfferedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3fe5b038729e40993e18980338b54e0";

export default node;
