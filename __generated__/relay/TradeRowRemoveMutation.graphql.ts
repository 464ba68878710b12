/**
 * @generated SignedSource<<d20c3616af5b629fdd62b591e7405e86>>
 * @relayHash 921eafb4050090b6b499bede13426058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9499c83ad302efa0055f67156cf94ad7c034726dde9c287d0fb4ebd7424cce26

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveTradeInput = {
  eventId: string;
  occurredAt: number;
  seen?: string | null | undefined;
  tradeId: string;
};
export type TradeRowRemoveMutation$variables = {
  input: RemoveTradeInput;
};
export type TradeRowRemoveMutation$data = {
  readonly removeTrade: {
    readonly removedId: string;
  };
};
export type TradeRowRemoveMutation = {
  response: TradeRowRemoveMutation$data;
  variables: TradeRowRemoveMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemovedPayload",
    "kind": "LinkedField",
    "name": "removeTrade",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TradeRowRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TradeRowRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9499c83ad302efa0055f67156cf94ad7c034726dde9c287d0fb4ebd7424cce26",
    "metadata": {},
    "name": "TradeRowRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ccf3756ade3fe7af7cf4ece3dd1a92a";

export default node;
