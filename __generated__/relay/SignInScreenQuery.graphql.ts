/**
 * @generated SignedSource<<e3f2c29c64253342f2deb0f435667ee7>>
 * @relayHash ea93dd31b9a87ef5cf87c984ecb8a06d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a1b28354aa9c06901dd106c6aad3df50ef3c22ac2e1442c0135220cc2d8d47

import type { ConcreteRequest } from 'relay-runtime';
export type SignInScreenQuery$variables = Record<PropertyKey, never>;
export type SignInScreenQuery$data = {
  readonly instance: {
    readonly needsSetUp: boolean;
    readonly provider: string | null | undefined;
    readonly sendsMail: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sendsMail",
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
    "id": "92a1b28354aa9c06901dd106c6aad3df50ef3c22ac2e1442c0135220cc2d8d47",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e1bac4a4a231b6c96e165d883b4d9a39";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
