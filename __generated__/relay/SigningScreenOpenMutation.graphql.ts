/**
 * @generated SignedSource<<b1383ab435006389d1118e7cb1db43e3>>
 * @relayHash 310417531e521233b7b8a225c47b5d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e5bff32054f4ead6529708d7e48cea654d7fe91c0f35ca6fe58b7ec20289a1a

import type { ConcreteRequest } from 'relay-runtime';
export type OpenSigningInput = {
  code: string;
  token: string;
};
export type SigningScreenOpenMutation$variables = {
  input: OpenSigningInput;
};
export type SigningScreenOpenMutation$data = {
  readonly openSigning: {
    readonly company: string;
    readonly draftSha256: string;
    readonly draftUrl: string;
    readonly preparedAt: number;
    readonly snagCount: number;
  };
};
export type SigningScreenOpenMutation = {
  response: SigningScreenOpenMutation$data;
  variables: SigningScreenOpenMutation$variables;
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
    "concreteType": "OpenSigningPayload",
    "kind": "LinkedField",
    "name": "openSigning",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "company",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "preparedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "snagCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "draftSha256",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "draftUrl",
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
    "name": "SigningScreenOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SigningScreenOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e5bff32054f4ead6529708d7e48cea654d7fe91c0f35ca6fe58b7ec20289a1a",
    "metadata": {},
    "name": "SigningScreenOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "216673c0536f838bbdd25a49efa66e9a";

export default node;
