/**
 * @generated SignedSource<<5b781140971e180962a2b5a2c6a17f79>>
 * @relayHash 8287dd37f84e9a7ed04d2423d141af75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8707b20c8d226ab47a47a7093e9a5520c3f780d06c5e4db1cd3ee4251f664920

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeLanguageInput = {
  language: string;
};
export type useChangeLanguageMutation$variables = {
  input: ChangeLanguageInput;
};
export type useChangeLanguageMutation$data = {
  readonly changeLanguage: {
    readonly language: string;
  };
};
export type useChangeLanguageMutation = {
  response: useChangeLanguageMutation$data;
  variables: useChangeLanguageMutation$variables;
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
    "name": "useChangeLanguageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeLanguageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8707b20c8d226ab47a47a7093e9a5520c3f780d06c5e4db1cd3ee4251f664920",
    "metadata": {},
    "name": "useChangeLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91568e050ffa67dee48aceea0536ad9c";

export default node;
