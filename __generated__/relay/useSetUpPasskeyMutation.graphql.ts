/**
 * @generated SignedSource<<c9be7302b8651678ead291cb2c7b4016>>
 * @relayHash 16858559327caf056e3fc8fe3a908e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c194920145bc7321de0d5b3d929690cc4da37ebf7b8213cb652bf2d67bd35c3

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpPasskeyInput = {
  password: string;
};
export type useSetUpPasskeyMutation$variables = {
  input: SetUpPasskeyInput;
};
export type useSetUpPasskeyMutation$data = {
  readonly setUpPasskey: {
    readonly options: string;
    readonly step: string;
  };
};
export type useSetUpPasskeyMutation = {
  response: useSetUpPasskeyMutation$data;
  variables: useSetUpPasskeyMutation$variables;
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
    "concreteType": "SetUpPasskeyPayload",
    "kind": "LinkedField",
    "name": "setUpPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "step",
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
    "name": "useSetUpPasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetUpPasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c194920145bc7321de0d5b3d929690cc4da37ebf7b8213cb652bf2d67bd35c3",
    "metadata": {},
    "name": "useSetUpPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5bdcfccd259595f3624a2e99b4ffe916";

export default node;
