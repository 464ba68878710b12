/**
 * @generated SignedSource<<2124e90f7eb52afd2446a2ec64d5c913>>
 * @relayHash 3a1ee214f555f0c1ece20cff116a2e14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2efcc8ecc9dc29d579f56153bd72fac33ebcdcf1efd163350ae8bd3ecc52174

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchiveTradeInput = {
  archived: boolean;
  eventId: string;
  occurredAt: number;
  seen?: string | null | undefined;
  tradeId: string;
};
export type useArchiveTradeMutation$variables = {
  input: ArchiveTradeInput;
};
export type useArchiveTradeMutation$data = {
  readonly archiveTrade: {
    readonly trade: {
      readonly " $fragmentSpreads": FragmentRefs<"TradeRow_trade">;
    } | null | undefined;
  };
};
export type useArchiveTradeMutation = {
  response: useArchiveTradeMutation$data;
  variables: useArchiveTradeMutation$variables;
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
    "name": "useArchiveTradeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveTradePayload",
        "kind": "LinkedField",
        "name": "archiveTrade",
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
    "name": "useArchiveTradeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveTradePayload",
        "kind": "LinkedField",
        "name": "archiveTrade",
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
    "id": "b2efcc8ecc9dc29d579f56153bd72fac33ebcdcf1efd163350ae8bd3ecc52174",
    "metadata": {},
    "name": "useArchiveTradeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5600ae20a7f31022ea840da54eddba13";

export default node;
