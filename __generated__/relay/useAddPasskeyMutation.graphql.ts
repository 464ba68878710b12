/**
 * @generated SignedSource<<d8a0e5c9212c83db3a02d683c8750f18>>
 * @relayHash aeade4351a730227a34c2e1f7103c76c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18006b6a7c24621b740ab0fb2b97c76d7ca62c819b9ded0daea6c1a43b85532b

import type { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyInput = {
  name: string;
  response: string;
  step: string;
};
export type useAddPasskeyMutation$variables = {
  input: AddPasskeyInput;
};
export type useAddPasskeyMutation$data = {
  readonly addPasskey: {
    readonly factors: {
      readonly shown: boolean;
    };
  };
};
export type useAddPasskeyMutation = {
  response: useAddPasskeyMutation$data;
  variables: useAddPasskeyMutation$variables;
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
    "concreteType": "PasskeyPayload",
    "kind": "LinkedField",
    "name": "addPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Factors",
        "kind": "LinkedField",
        "name": "factors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shown",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddPasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddPasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "18006b6a7c24621b740ab0fb2b97c76d7ca62c819b9ded0daea6c1a43b85532b",
    "metadata": {},
    "name": "useAddPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6e7f4d3ad01c6903813079fd11bd0ce";

export default node;
