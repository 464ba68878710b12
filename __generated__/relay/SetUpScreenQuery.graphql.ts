/**
 * @generated SignedSource<<a30e2bc943e8905bceda610ce0388de0>>
 * @relayHash 7e345fdfddde5770b9506d7eaa0f8217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf7084ffd81c2034daeab80169ac0b5f57f42e3464b53a27ab36cbe6d0559a59

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpScreenQuery$variables = Record<PropertyKey, never>;
export type SetUpScreenQuery$data = {
  readonly instance: {
    readonly needsSetUp: boolean;
  };
};
export type SetUpScreenQuery = {
  response: SetUpScreenQuery$data;
  variables: SetUpScreenQuery$variables;
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
    "name": "SetUpScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetUpScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bf7084ffd81c2034daeab80169ac0b5f57f42e3464b53a27ab36cbe6d0559a59",
    "metadata": {},
    "name": "SetUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7a2834be14f3e1693827f86a7949d6f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
