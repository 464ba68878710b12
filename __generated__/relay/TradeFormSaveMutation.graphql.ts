/**
 * @generated SignedSource<<d4f5db96366c78d2bfb54b5f3cc4056e>>
 * @relayHash bd2bb0fc02d5aca2286740d82127037d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecd6c6889fe3d9b5f39de3ceea9b0cceddd31d91db7e8977d964bdf358ad3cde

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveTradeInput = {
  defaultCompanyId?: string | null | undefined;
  eventId: string;
  id: string;
  name?: string | null | undefined;
  occurredAt: number;
  phrases?: ReadonlyArray<string> | null | undefined;
  projectId: string;
  seen?: string | null | undefined;
};
export type TradeFormSaveMutation$variables = {
  input: SaveTradeInput;
};
export type TradeFormSaveMutation$data = {
  readonly saveTrade: {
    readonly trade: {
      readonly " $fragmentSpreads": FragmentRefs<"TradeRow_trade">;
    } | null | undefined;
  };
};
export type TradeFormSaveMutation = {
  response: TradeFormSaveMutation$data;
  variables: TradeFormSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archived",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TradeFormSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveTradePayload",
        "kind": "LinkedField",
        "name": "saveTrade",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trade",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TradeRow_trade"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TradeFormSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveTradePayload",
        "kind": "LinkedField",
        "name": "saveTrade",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trade",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phrases",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "defaultCompany",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ecd6c6889fe3d9b5f39de3ceea9b0cceddd31d91db7e8977d964bdf358ad3cde",
    "metadata": {},
    "name": "TradeFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "623369977e7b9c47ac122123ab63eac4";

export default node;
