/**
 * @generated SignedSource<<8b732abcc96ab4cf4fc37e26c1fb26f3>>
 * @relayHash 41e25b2844f727e438af101e67011995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81da759f872b75afb3d4dbac4c4dc7709080ba10dbc1b2c538e22498425d29f0

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpCodesInput = {
  password: string;
};
export type SetUpCodesSetUpMutation$variables = {
  input: SetUpCodesInput;
};
export type SetUpCodesSetUpMutation$data = {
  readonly setUpCodes: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type SetUpCodesSetUpMutation = {
  response: SetUpCodesSetUpMutation$data;
  variables: SetUpCodesSetUpMutation$variables;
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
    "name": "SetUpCodesSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpCodesSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81da759f872b75afb3d4dbac4c4dc7709080ba10dbc1b2c538e22498425d29f0",
    "metadata": {},
    "name": "SetUpCodesSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8280f0b6d0526fae3e98e82013254e8e";

export default node;
