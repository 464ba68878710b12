/**
 * @generated SignedSource<<6799312ac7e9768ffe6daf6158c08549>>
 * @relayHash 2bf8cb54c5825b49d939a901bbb4f3e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb425d45ed09f6f80d5db2e76731d4f67341f592b987bcc2d88d5e7d09139772

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePasskeyInput = {
  id: string;
  password: string;
};
export type useRemovePasskeyMutation$variables = {
  input: RemovePasskeyInput;
};
export type useRemovePasskeyMutation$data = {
  readonly removePasskey: {
    readonly factors: {
      readonly shown: boolean;
    };
  };
};
export type useRemovePasskeyMutation = {
  response: useRemovePasskeyMutation$data;
  variables: useRemovePasskeyMutation$variables;
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
    "name": "useRemovePasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemovePasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb425d45ed09f6f80d5db2e76731d4f67341f592b987bcc2d88d5e7d09139772",
    "metadata": {},
    "name": "useRemovePasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6602a62144ba5b0710b20d041f61013d";

export default node;
