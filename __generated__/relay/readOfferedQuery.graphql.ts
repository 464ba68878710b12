/**
 * @generated SignedSource<<b5e01df3a9052464c0d5815456415e73>>
 * @relayHash 5f8e8cace2f4ccc1296339dbe312bafd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4059b8d203017de2f0b8eadb0850866e61f479731626971f0ade06a1558d956b

import type { ConcreteRequest } from 'relay-runtime';
export type readOfferedQuery$variables = {
  companies: boolean;
  locations: boolean;
  projectId: string;
  trades: boolean;
};
export type readOfferedQuery$data = {
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
export type readOfferedQuery = {
  response: readOfferedQuery$data;
  variables: readOfferedQuery$variables;
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
    "name": "readOfferedQuery",
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
    "name": "readOfferedQuery",
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
    "id": "4059b8d203017de2f0b8eadb0850866e61f479731626971f0ade06a1558d956b",
    "metadata": {},
    "name": "readOfferedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84ae2614d7ae2c62451c6683d8b8b76e";

export default node;
