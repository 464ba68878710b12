/**
 * @generated SignedSource<<c4b7bafc3759a3a6d838dae1efd8c43d>>
 * @relayHash e7e74900353ed058bfa664053f3dc968
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb033881289fb07520d6fe2790abb09c43ae6bf99105a5ba5294d58dcdbbb2e7

import type { ConcreteRequest } from 'relay-runtime';
export type appBadgeQuery$variables = Record<PropertyKey, never>;
export type appBadgeQuery$data = {
  readonly viewer: {
    readonly newlyWaiting: number;
  } | null | undefined;
};
export type appBadgeQuery = {
  response: appBadgeQuery$data;
  variables: appBadgeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newlyWaiting",
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
    "name": "appBadgeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "appBadgeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fb033881289fb07520d6fe2790abb09c43ae6bf99105a5ba5294d58dcdbbb2e7",
    "metadata": {},
    "name": "appBadgeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7c51422a36d2ecb82f00dfab9c57c6c";

export default node;
