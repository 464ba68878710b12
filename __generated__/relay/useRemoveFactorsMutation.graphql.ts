/**
 * @generated SignedSource<<2b8095772063e00c288355f7c2c76e99>>
 * @relayHash 02bf8994b090030cf9eb8512d8b5da52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0244b4c61b968713d17f5f7b85afc33b4314911f674f3fa58f82dd60c5269676

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveFactorsInput = {
  userId: string;
};
export type useRemoveFactorsMutation$variables = {
  input: RemoveFactorsInput;
};
export type useRemoveFactorsMutation$data = {
  readonly removeFactors: {
    readonly removedOf: string;
  };
};
export type useRemoveFactorsMutation = {
  response: useRemoveFactorsMutation$data;
  variables: useRemoveFactorsMutation$variables;
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
    "name": "useRemoveFactorsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveFactorsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0244b4c61b968713d17f5f7b85afc33b4314911f674f3fa58f82dd60c5269676",
    "metadata": {},
    "name": "useRemoveFactorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b46b5ef872f7900db45800f5c24d32fb";

export default node;
