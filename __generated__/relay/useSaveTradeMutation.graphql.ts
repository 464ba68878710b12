/**
 * @generated SignedSource<<c9bad449dd6089d94c6fcebe2b1d60d4>>
 * @relayHash 395ddf12044517080baa84b668988c3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0592e200bb8fd780c6c0302310f4089ad5e2d72573e04d0d016532cfafda2fe

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
    } | null | undefined;
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
    "id": "f0592e200bb8fd780c6c0302310f4089ad5e2d72573e04d0d016532cfafda2fe",
    "metadata": {},
    "name": "useSaveTradeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c2a75057cb0cb3fcf0b62c26c8f5e97d";

export default node;
