/**
 * @generated SignedSource<<9eb2a8270b6ca8aa146265efcacf7b21>>
 * @relayHash 040446e9d0d705cbbe635adaf02a4526
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21d1ec2b02f41d4735191183ac3000fc2cfc24414305ad786adfbc451bf9bde0

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmCodesInput = {
  code: string;
};
export type useConfirmCodesMutation$variables = {
  input: ConfirmCodesInput;
};
export type useConfirmCodesMutation$data = {
  readonly confirmCodes: {
    readonly codes: ReadonlyArray<string>;
  };
};
export type useConfirmCodesMutation = {
  response: useConfirmCodesMutation$data;
  variables: useConfirmCodesMutation$variables;
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
    "name": "useConfirmCodesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmCodesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21d1ec2b02f41d4735191183ac3000fc2cfc24414305ad786adfbc451bf9bde0",
    "metadata": {},
    "name": "useConfirmCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d2011f9c1e8b127235262821ddb1b42";

export default node;
