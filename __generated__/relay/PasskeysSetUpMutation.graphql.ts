/**
 * @generated SignedSource<<ae7f70fffc44356b9649dbafbecee696>>
 * @relayHash 607364d817d96d89dd91763b210e1939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6d3faa5858977d3a27ce31148a8a40eec583e3290660c741ad5727b3c218b98

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpPasskeyInput = {
  password: string;
};
export type PasskeysSetUpMutation$variables = {
  input: SetUpPasskeyInput;
};
export type PasskeysSetUpMutation$data = {
  readonly setUpPasskey: {
    readonly options: string;
    readonly step: string;
  };
};
export type PasskeysSetUpMutation = {
  response: PasskeysSetUpMutation$data;
  variables: PasskeysSetUpMutation$variables;
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
    "name": "PasskeysSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeysSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e6d3faa5858977d3a27ce31148a8a40eec583e3290660c741ad5727b3c218b98",
    "metadata": {},
    "name": "PasskeysSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09196d56042887390385710a90109f5e";

export default node;
