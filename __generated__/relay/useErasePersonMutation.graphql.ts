/**
 * @generated SignedSource<<17877cf10b3c961266524d20812769f0>>
 * @relayHash 8ec3048143c8c0aeab1588aee49033d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e42e4353118135feafd222c9b10e51898d5addf91cb193e7de054ef996c3090

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonInput = {
  userId: string;
};
export type useErasePersonMutation$variables = {
  input: ErasePersonInput;
};
export type useErasePersonMutation$data = {
  readonly erasePerson: {
    readonly erasedId: string;
  };
};
export type useErasePersonMutation = {
  response: useErasePersonMutation$data;
  variables: useErasePersonMutation$variables;
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
    "name": "useErasePersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useErasePersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e42e4353118135feafd222c9b10e51898d5addf91cb193e7de054ef996c3090",
    "metadata": {},
    "name": "useErasePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "010b95ab670e30c9712c25980b23a9ff";

export default node;
