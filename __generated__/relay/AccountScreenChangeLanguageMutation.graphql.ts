/**
 * @generated SignedSource<<c7111473726d231d34432debe05785e5>>
 * @relayHash c9dc930336ef5073717a10015df38cf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd14c1b427278e43a63470a95134d013c1c05bbd3dac886da6c90892e527dbea

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeLanguageInput = {
  language: string;
};
export type AccountScreenChangeLanguageMutation$variables = {
  input: ChangeLanguageInput;
};
export type AccountScreenChangeLanguageMutation$data = {
  readonly changeLanguage: {
    readonly language: string;
  };
};
export type AccountScreenChangeLanguageMutation = {
  response: AccountScreenChangeLanguageMutation$data;
  variables: AccountScreenChangeLanguageMutation$variables;
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
    "concreteType": "ChangeLanguagePayload",
    "kind": "LinkedField",
    "name": "changeLanguage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
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
    "name": "AccountScreenChangeLanguageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountScreenChangeLanguageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cd14c1b427278e43a63470a95134d013c1c05bbd3dac886da6c90892e527dbea",
    "metadata": {},
    "name": "AccountScreenChangeLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78f1b4cb42dc667c654f7a56a50dff64";

export default node;
