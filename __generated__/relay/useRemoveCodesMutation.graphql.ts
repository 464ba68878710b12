/**
 * @generated SignedSource<<4a739609449f907867ba8654532f38e1>>
 * @relayHash 21473b7b5c52b20b1a4a5dfcb476762d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd22abce44c84ac2eb11f5f1545b4d7810d511186ab87280cfb2cdee55987e86

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCodesInput = {
  password: string;
};
export type useRemoveCodesMutation$variables = {
  input: RemoveCodesInput;
};
export type useRemoveCodesMutation$data = {
  readonly removeCodes: {
    readonly factors: {
      readonly codesSince: number | null | undefined;
    };
  };
};
export type useRemoveCodesMutation = {
  response: useRemoveCodesMutation$data;
  variables: useRemoveCodesMutation$variables;
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
    "concreteType": "RemoveCodesPayload",
    "kind": "LinkedField",
    "name": "removeCodes",
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
            "name": "codesSince",
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
    "name": "useRemoveCodesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveCodesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd22abce44c84ac2eb11f5f1545b4d7810d511186ab87280cfb2cdee55987e86",
    "metadata": {},
    "name": "useRemoveCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee6e3e3add8a8ed36a284600d53d918f";

export default node;
