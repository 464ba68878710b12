/**
 * @generated SignedSource<<0f08c14d9e410b79b5871771dcafa13c>>
 * @relayHash 80ed1a0db32a4183e3e692465694c0ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a1a29c444ffc804914131a204945e6491e0b638d7d8d300c945e510e9703125

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveJoinedSignInInput = {
  id: string;
  password: string;
};
export type JoinedSignInsRemoveMutation$variables = {
  input: RemoveJoinedSignInInput;
};
export type JoinedSignInsRemoveMutation$data = {
  readonly removeJoinedSignIn: {
    readonly removedId: string;
  };
};
export type JoinedSignInsRemoveMutation = {
  response: JoinedSignInsRemoveMutation$data;
  variables: JoinedSignInsRemoveMutation$variables;
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
    "concreteType": "RemoveJoinedSignInPayload",
    "kind": "LinkedField",
    "name": "removeJoinedSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedId",
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
    "name": "JoinedSignInsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinedSignInsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a1a29c444ffc804914131a204945e6491e0b638d7d8d300c945e510e9703125",
    "metadata": {},
    "name": "JoinedSignInsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d2d1281350923b7b6c43ee9b0591c59";

export default node;
