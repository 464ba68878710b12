/**
 * @generated SignedSource<<1bb4eee189f2e44418a31b843ae8a530>>
 * @relayHash cdb990d4e73fee986749d2aaf34d2688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84c58212f0a66817e90f3f076a248596d07b4dca4237e73e32f8122cd428d2cc

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePlanInput = {
  eventId: string;
  occurredAt: number;
  planId: string;
  seen?: string | null | undefined;
};
export type useRemovePlanMutation$variables = {
  input: RemovePlanInput;
};
export type useRemovePlanMutation$data = {
  readonly removePlan: {
    readonly removedId: string;
  };
};
export type useRemovePlanMutation = {
  response: useRemovePlanMutation$data;
  variables: useRemovePlanMutation$variables;
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
    "concreteType": "RemovePlanPayload",
    "kind": "LinkedField",
    "name": "removePlan",
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
    "name": "useRemovePlanMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemovePlanMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84c58212f0a66817e90f3f076a248596d07b4dca4237e73e32f8122cd428d2cc",
    "metadata": {},
    "name": "useRemovePlanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea9df3adabc193c777f4f62673e4c8ad";

export default node;
