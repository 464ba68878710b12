/**
 * @generated SignedSource<<ad3c1cc5024b5bf33a65f69c15cb5432>>
 * @relayHash 45a7f8a9eaea708b7e81c50ab958930b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca44166ceac4eeb3e623f2d0cd289a31c71a2808acf8e1ba68f91419ed65373d

import type { ConcreteRequest } from 'relay-runtime';
export type SignInScreenQuery$variables = Record<PropertyKey, never>;
export type SignInScreenQuery$data = {
  readonly instance: {
    readonly needsSetUp: boolean;
    readonly provider: string | null | undefined;
  };
};
export type SignInScreenQuery = {
  response: SignInScreenQuery$data;
  variables: SignInScreenQuery$variables;
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
        "name": "needsSetUp",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "provider",
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
    "name": "SignInScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ca44166ceac4eeb3e623f2d0cd289a31c71a2808acf8e1ba68f91419ed65373d",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "223f2083815d013a1bce7b922c432ed2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
