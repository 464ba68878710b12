/**
 * @generated SignedSource<<b1facf0e6c8ac5c0b960a56e5b8ba6f8>>
 * @relayHash f02229c275fd605048cd5c751630ac4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf01aaf4d4a2ac186e1b89009ca1a7620fc6162576a627c1d846754cb90f6f1c

import type { ConcreteRequest } from 'relay-runtime';
export type SavePushSubscriptionInput = {
  auth: string;
  endpoint: string;
  key: string;
  p256dh: string;
};
export type useTellDeviceMutation$variables = {
  input: SavePushSubscriptionInput;
};
export type useTellDeviceMutation$data = {
  readonly savePushSubscription: {
    readonly endpoint: string;
  };
};
export type useTellDeviceMutation = {
  response: useTellDeviceMutation$data;
  variables: useTellDeviceMutation$variables;
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
    "concreteType": "SavePushSubscriptionPayload",
    "kind": "LinkedField",
    "name": "savePushSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endpoint",
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
    "name": "useTellDeviceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTellDeviceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf01aaf4d4a2ac186e1b89009ca1a7620fc6162576a627c1d846754cb90f6f1c",
    "metadata": {},
    "name": "useTellDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b563f9c44227b2ba8348b8d57f230ac";

export default node;
