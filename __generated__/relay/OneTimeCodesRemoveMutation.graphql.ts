/**
 * @generated SignedSource<<bc93de1196e22020c0602e611eb820fd>>
 * @relayHash ad3b7cd3345a127ae3762d94f7340f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df0319fadbaf34c901fbc7dbd2f88882d78731c3caa7aebe72837769cd53ab8c

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCodesInput = {
  password: string;
};
export type OneTimeCodesRemoveMutation$variables = {
  input: RemoveCodesInput;
};
export type OneTimeCodesRemoveMutation$data = {
  readonly removeCodes: {
    readonly factors: {
      readonly codesSince: number | null | undefined;
    };
  };
};
export type OneTimeCodesRemoveMutation = {
  response: OneTimeCodesRemoveMutation$data;
  variables: OneTimeCodesRemoveMutation$variables;
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
    "name": "OneTimeCodesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OneTimeCodesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df0319fadbaf34c901fbc7dbd2f88882d78731c3caa7aebe72837769cd53ab8c",
    "metadata": {},
    "name": "OneTimeCodesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61b104f8c403027896f3ea27d26b0043";

export default node;
