/**
 * @generated SignedSource<<0449d0a89583a850ec2596b53237c3a3>>
 * @relayHash 68a1dd002dc86003fc44a2e79fa88522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07042c01448fc355f78fe84909a789a1b03905aa36e6854aed0a978723f7d3a1

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveTradeInput = {
  eventId: string;
  occurredAt: number;
  seen?: string | null | undefined;
  tradeId: string;
};
export type useRemoveTradeMutation$variables = {
  input: RemoveTradeInput;
};
export type useRemoveTradeMutation$data = {
  readonly removeTrade: {
    readonly removedId: string;
  };
};
export type useRemoveTradeMutation = {
  response: useRemoveTradeMutation$data;
  variables: useRemoveTradeMutation$variables;
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
    "name": "useRemoveTradeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveTradeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07042c01448fc355f78fe84909a789a1b03905aa36e6854aed0a978723f7d3a1",
    "metadata": {},
    "name": "useRemoveTradeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "659c847ecbb3aa55669baaf211ab46aa";

export default node;
