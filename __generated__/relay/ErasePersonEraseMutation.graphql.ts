/**
 * @generated SignedSource<<73d7247b94e37ce450b0ef866c8286f2>>
 * @relayHash a3ea7bb7b9f3bc62fac1590542f92b05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c87eaf0c9ec45baf978e1028ceff7a1e18a2636dd40ed819c3dee18ef55ae78

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonInput = {
  userId: string;
};
export type ErasePersonEraseMutation$variables = {
  input: ErasePersonInput;
};
export type ErasePersonEraseMutation$data = {
  readonly erasePerson: {
    readonly erasedId: string;
  };
};
export type ErasePersonEraseMutation = {
  response: ErasePersonEraseMutation$data;
  variables: ErasePersonEraseMutation$variables;
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
    "concreteType": "ErasePersonPayload",
    "kind": "LinkedField",
    "name": "erasePerson",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "erasedId",
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
    "name": "ErasePersonEraseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErasePersonEraseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c87eaf0c9ec45baf978e1028ceff7a1e18a2636dd40ed819c3dee18ef55ae78",
    "metadata": {},
    "name": "ErasePersonEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "020766468219ebbfad2623103acb9e55";

export default node;
