/**
 * @generated SignedSource<<da1f7e788f9bb7402db41329587e0a39>>
 * @relayHash 1207f0e3a04fcffe87e70ca207ac3154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33684569527fc5dda855910687950891640c4459624b05f8da8c55ad666add0b

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmCodesInput = {
  code: string;
};
export type SetUpCodesConfirmMutation$variables = {
  input: ConfirmCodesInput;
};
export type SetUpCodesConfirmMutation$data = {
  readonly confirmCodes: {
    readonly codes: ReadonlyArray<string>;
  };
};
export type SetUpCodesConfirmMutation = {
  response: SetUpCodesConfirmMutation$data;
  variables: SetUpCodesConfirmMutation$variables;
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
    "concreteType": "RecoveryCodesPayload",
    "kind": "LinkedField",
    "name": "confirmCodes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codes",
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
    "name": "SetUpCodesConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpCodesConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "33684569527fc5dda855910687950891640c4459624b05f8da8c55ad666add0b",
    "metadata": {},
    "name": "SetUpCodesConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6d1ec2b66e340e86a1e7b8c713fea23";

export default node;
