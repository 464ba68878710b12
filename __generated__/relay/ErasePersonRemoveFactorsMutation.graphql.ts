/**
 * @generated SignedSource<<5518ba37505d56094296ceee3b3aecef>>
 * @relayHash a041ef84fc8a13a4f69da934053186b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66a6fce5ae7ee204c74d949926c05cbd387f59781ba5ab1f855b49ff7862a91

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveFactorsInput = {
  userId: string;
};
export type ErasePersonRemoveFactorsMutation$variables = {
  input: RemoveFactorsInput;
};
export type ErasePersonRemoveFactorsMutation$data = {
  readonly removeFactors: {
    readonly removedOf: string;
  };
};
export type ErasePersonRemoveFactorsMutation = {
  response: ErasePersonRemoveFactorsMutation$data;
  variables: ErasePersonRemoveFactorsMutation$variables;
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
    "concreteType": "RemoveFactorsPayload",
    "kind": "LinkedField",
    "name": "removeFactors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedOf",
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
    "name": "ErasePersonRemoveFactorsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErasePersonRemoveFactorsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f66a6fce5ae7ee204c74d949926c05cbd387f59781ba5ab1f855b49ff7862a91",
    "metadata": {},
    "name": "ErasePersonRemoveFactorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02bcb24e58cd882b06970999e862dfec";

export default node;
