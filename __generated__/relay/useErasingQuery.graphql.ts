/**
 * @generated SignedSource<<3ef4464dd0e953f9a6e81f34976e9d85>>
 * @relayHash 3fa490dc2cbec6d9b993d248f4610209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eecfa8558ca5ad0416366d32dcfcd2588fde51270c2b35ccfc0a4a425b7d46a3

import type { ConcreteRequest } from 'relay-runtime';
export type useErasingQuery$variables = Record<PropertyKey, never>;
export type useErasingQuery$data = {
  readonly viewer: {
    readonly records: {
      readonly erasing: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useErasingQuery = {
  response: useErasingQuery$data;
  variables: useErasingQuery$variables;
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
        "concreteType": "Records",
        "kind": "LinkedField",
        "name": "records",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "erasing",
            "storageKey": null
          }
        ],
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
    "name": "useErasingQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useErasingQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eecfa8558ca5ad0416366d32dcfcd2588fde51270c2b35ccfc0a4a425b7d46a3",
    "metadata": {},
    "name": "useErasingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee4e6996471a3766d3921153e23523c7";

export default node;
