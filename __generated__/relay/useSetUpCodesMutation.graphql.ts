/**
 * @generated SignedSource<<b0efc25014f602e9ef8dacac8edf9b68>>
 * @relayHash ad7f8c2c4a40c98e01de00ed843fd776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f930f5980c6c5bff8cc13bdd66e39f9cad89d1f038d6199a912543d444ebc166

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpCodesInput = {
  password: string;
};
export type useSetUpCodesMutation$variables = {
  input: SetUpCodesInput;
};
export type useSetUpCodesMutation$data = {
  readonly setUpCodes: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type useSetUpCodesMutation = {
  response: useSetUpCodesMutation$data;
  variables: useSetUpCodesMutation$variables;
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
    "concreteType": "SetUpCodesPayload",
    "kind": "LinkedField",
    "name": "setUpCodes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
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
    "name": "useSetUpCodesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetUpCodesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f930f5980c6c5bff8cc13bdd66e39f9cad89d1f038d6199a912543d444ebc166",
    "metadata": {},
    "name": "useSetUpCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00223b887f6265cc951431a98f405bbc";

export default node;
