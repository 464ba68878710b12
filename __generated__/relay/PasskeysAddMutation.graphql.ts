/**
 * @generated SignedSource<<a9c139e9e540afd51587d41c248c71e8>>
 * @relayHash a840d3f324a3053a8b026e813ec6315d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ad349035dcf55229e0e9611b090f0b2f07c1235ae8daed187d66db4533ed453

import type { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyInput = {
  name: string;
  response: string;
  step: string;
};
export type PasskeysAddMutation$variables = {
  input: AddPasskeyInput;
};
export type PasskeysAddMutation$data = {
  readonly addPasskey: {
    readonly factors: {
      readonly shown: boolean;
    };
  };
};
export type PasskeysAddMutation = {
  response: PasskeysAddMutation$data;
  variables: PasskeysAddMutation$variables;
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
    "name": "addPasskey",
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
    "name": "PasskeysAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeysAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ad349035dcf55229e0e9611b090f0b2f07c1235ae8daed187d66db4533ed453",
    "metadata": {},
    "name": "PasskeysAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57729f19c936b7fe0490dcf4444f4e85";

export default node;
