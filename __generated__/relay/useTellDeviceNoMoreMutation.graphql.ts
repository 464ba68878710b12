/**
 * @generated SignedSource<<f7c23f61bd2b554d80d99e48a7da7993>>
 * @relayHash 5d106dcf80e3fc155b5eadd535980b4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98d6480736d7db0afb4afdf2d79485a1c743ad58d3eaec1039c53b57c84c13a8

import type { ConcreteRequest } from 'relay-runtime';
export type useTellDeviceNoMoreMutation$variables = Record<PropertyKey, never>;
export type useTellDeviceNoMoreMutation$data = {
  readonly removePushSubscription: {
    readonly wasTold: boolean;
  };
};
export type useTellDeviceNoMoreMutation = {
  response: useTellDeviceNoMoreMutation$data;
  variables: useTellDeviceNoMoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RemovePushSubscriptionPayload",
    "kind": "LinkedField",
    "name": "removePushSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wasTold",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTellDeviceNoMoreMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTellDeviceNoMoreMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "98d6480736d7db0afb4afdf2d79485a1c743ad58d3eaec1039c53b57c84c13a8",
    "metadata": {},
    "name": "useTellDeviceNoMoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1299d16ca10a5557e9dde2d0620cdb2d";

export default node;
