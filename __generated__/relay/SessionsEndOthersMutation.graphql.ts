/**
 * @generated SignedSource<<1dc341da3061faa28058115bfb7b3e04>>
 * @relayHash 0905dd4dd9db57465c20780a93145537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a53669fdcd3a83bcdfbd6d6e199a1cb0655afb3a724a24764ea62b44517a168

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsEndOthersMutation$variables = Record<PropertyKey, never>;
export type SessionsEndOthersMutation$data = {
  readonly endOtherSessions: {
    readonly endedIds: ReadonlyArray<string>;
  };
};
export type SessionsEndOthersMutation = {
  response: SessionsEndOthersMutation$data;
  variables: SessionsEndOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EndSessionsPayload",
    "kind": "LinkedField",
    "name": "endOtherSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedIds",
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
    "name": "SessionsEndOthersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsEndOthersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2a53669fdcd3a83bcdfbd6d6e199a1cb0655afb3a724a24764ea62b44517a168",
    "metadata": {},
    "name": "SessionsEndOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d97f9b2221c474fd2c91f698b5a7271";

export default node;
