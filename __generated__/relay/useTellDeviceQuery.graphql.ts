/**
 * @generated SignedSource<<000aa501368521656c05cfd238df36c2>>
 * @relayHash af1e66b93c39f380cdfd47bac480fabd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3b59a34b0653022e2809259ee06f59027ccd0e01a3616ef17e9936b8d8f9417

import type { ConcreteRequest } from 'relay-runtime';
export type useTellDeviceQuery$variables = Record<PropertyKey, never>;
export type useTellDeviceQuery$data = {
  readonly instance: {
    readonly pushKey: string;
  };
};
export type useTellDeviceQuery = {
  response: useTellDeviceQuery$data;
  variables: useTellDeviceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Instance",
    "kind": "LinkedField",
    "name": "instance",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pushKey",
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
    "name": "useTellDeviceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTellDeviceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c3b59a34b0653022e2809259ee06f59027ccd0e01a3616ef17e9936b8d8f9417",
    "metadata": {},
    "name": "useTellDeviceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d5ff2c491f1d40729be02dfb709c8cf";

export default node;
