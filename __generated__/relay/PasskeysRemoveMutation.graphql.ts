/**
 * @generated SignedSource<<0fb5aa50f747f2806695ab6ce168fd43>>
 * @relayHash 3a1c13b490adb4d43fb155105809931a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2214f0e1a6fe7bd59060f46e4079fa4e545427b46a108a8fcdc00539769c8320

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePasskeyInput = {
  id: string;
  password: string;
};
export type PasskeysRemoveMutation$variables = {
  input: RemovePasskeyInput;
};
export type PasskeysRemoveMutation$data = {
  readonly removePasskey: {
    readonly factors: {
      readonly shown: boolean;
    };
  };
};
export type PasskeysRemoveMutation = {
  response: PasskeysRemoveMutation$data;
  variables: PasskeysRemoveMutation$variables;
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
    "name": "removePasskey",
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
    "name": "PasskeysRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeysRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2214f0e1a6fe7bd59060f46e4079fa4e545427b46a108a8fcdc00539769c8320",
    "metadata": {},
    "name": "PasskeysRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fabe393b8e93008591e5fd3356945782";

export default node;
