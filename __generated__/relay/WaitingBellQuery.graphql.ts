/**
 * @generated SignedSource<<22aa56424949e48cef39bccd06c6d1ae>>
 * @relayHash f057266c69e6c5926712fc14f0607493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c65139c212e11690b270f675ce21cb810cf2b0b7be5dd8def1e9b91b2373e4e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingBellQuery$variables = {
  code: string;
};
export type WaitingBellQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"WaitingBell_project">;
  } | null | undefined;
};
export type WaitingBellQuery = {
  response: WaitingBellQuery$data;
  variables: WaitingBellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingBellQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WaitingBell_project"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WaitingBellQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newlyWaiting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4c65139c212e11690b270f675ce21cb810cf2b0b7be5dd8def1e9b91b2373e4e",
    "metadata": {},
    "name": "WaitingBellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "daae7463461658463b97fd0fdfd547ca";

export default node;
