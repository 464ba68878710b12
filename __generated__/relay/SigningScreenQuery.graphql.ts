/**
 * @generated SignedSource<<2ac3cc6bed83ff27ab3697e4bd8d929d>>
 * @relayHash e319c87450bcf59206d5fdc8493594d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a82a614f6714c17fa0bd7e2845068c0ed471b89627d4dcb4b3ed5ba76697007

import type { ConcreteRequest } from 'relay-runtime';
export type SigningState = "OPEN" | "OVER" | "SIGNED" | "WITHDRAWN";
export type SigningScreenQuery$variables = {
  token: string;
};
export type SigningScreenQuery$data = {
  readonly signing: {
    readonly by: string;
    readonly project: string;
    readonly role: string;
    readonly state: SigningState;
  } | null | undefined;
};
export type SigningScreenQuery = {
  response: SigningScreenQuery$data;
  variables: SigningScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Signing",
    "kind": "LinkedField",
    "name": "signing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "project",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "by",
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
    "name": "SigningScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SigningScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5a82a614f6714c17fa0bd7e2845068c0ed471b89627d4dcb4b3ed5ba76697007",
    "metadata": {},
    "name": "SigningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb73294ef66dcc4fde8e0ac5f5f40afe";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
