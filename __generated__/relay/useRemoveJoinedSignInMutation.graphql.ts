/**
 * @generated SignedSource<<1e668d97bea7b71a3597f60a183364c6>>
 * @relayHash 29a24d88ad035a2ba80de149227d6d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ec9f15f665e248fdbc45f7290e73e22f5bef847640ca5526291c0e2fa10b63

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveJoinedSignInInput = {
  id: string;
  password: string;
};
export type useRemoveJoinedSignInMutation$variables = {
  input: RemoveJoinedSignInInput;
};
export type useRemoveJoinedSignInMutation$data = {
  readonly removeJoinedSignIn: {
    readonly removedId: string;
  };
};
export type useRemoveJoinedSignInMutation = {
  response: useRemoveJoinedSignInMutation$data;
  variables: useRemoveJoinedSignInMutation$variables;
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
    "name": "useRemoveJoinedSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveJoinedSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "95ec9f15f665e248fdbc45f7290e73e22f5bef847640ca5526291c0e2fa10b63",
    "metadata": {},
    "name": "useRemoveJoinedSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff2799658493e44895cb21b3e461d074";

export default node;
