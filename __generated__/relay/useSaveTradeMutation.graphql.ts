/**
 * @generated SignedSource<<5b917956eabffab77b55f895ca2ae3c4>>
 * @relayHash bff7a4a5fb45a690ca9f783d3719f906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccbff21b315b425b80ee0b3e7ece84c83d02f1cc57850f2f463a157568c61eba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveTradeInput = {
  defaultCompanyId?: string | null | undefined;
  eventId: string;
  id: string;
  name: string;
  occurredAt: number;
  phrases: ReadonlyArray<string>;
  projectId: string;
  seen?: string | null | undefined;
};
export type useSaveTradeMutation$variables = {
  input: SaveTradeInput;
};
export type useSaveTradeMutation$data = {
  readonly saveTrade: {
    readonly trade: {
      readonly " $fragmentSpreads": FragmentRefs<"TradeRow_trade">;
    };
  };
};
export type useSaveTradeMutation = {
  response: useSaveTradeMutation$data;
  variables: useSaveTradeMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveTradeMutation",
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
    "name": "useSaveTradeMutation",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "archived",
                "storageKey": null
              },
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
                  (v3/*:: as any*/)
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
    "id": "ccbff21b315b425b80ee0b3e7ece84c83d02f1cc57850f2f463a157568c61eba",
    "metadata": {},
    "name": "useSaveTradeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c2a75057cb0cb3fcf0b62c26c8f5e97d";

export default node;
