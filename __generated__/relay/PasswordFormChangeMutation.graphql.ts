/**
 * @generated SignedSource<<e2fc27cc2d48b2f64405a7e2430e2919>>
 * @relayHash 9a93fe2b3a95fdf67e7e2f66a9b59f91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 486aaba6a97a4065cdbb7cf14042de5bd071163ca7a243556c12bf6cfd9e277a

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type PasswordFormChangeMutation$variables = {
  input: ChangePasswordInput;
};
export type PasswordFormChangeMutation$data = {
  readonly changePassword: {
    readonly endedSessions: number;
  };
};
export type PasswordFormChangeMutation = {
  response: PasswordFormChangeMutation$data;
  variables: PasswordFormChangeMutation$variables;
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
    "concreteType": "ChangePasswordPayload",
    "kind": "LinkedField",
    "name": "changePassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedSessions",
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
    "name": "PasswordFormChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordFormChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "486aaba6a97a4065cdbb7cf14042de5bd071163ca7a243556c12bf6cfd9e277a",
    "metadata": {},
    "name": "PasswordFormChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f747c77e6c1b7aac9166c90a20fc432f";

export default node;
