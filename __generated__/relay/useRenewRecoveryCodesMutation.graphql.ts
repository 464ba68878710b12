/**
 * @generated SignedSource<<1e5fd50d8946956f450287aee3b3fc61>>
 * @relayHash 0eb0c04d9008339fc425af1bbdc5c453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a584b2e13382d174c2fed93d33255b5a15bd6fcaaad8414a95e9ab49eaa3fe8c

import type { ConcreteRequest } from 'relay-runtime';
export type RenewRecoveryCodesInput = {
  password: string;
};
export type useRenewRecoveryCodesMutation$variables = {
  input: RenewRecoveryCodesInput;
};
export type useRenewRecoveryCodesMutation$data = {
  readonly renewRecoveryCodes: {
    readonly codes: ReadonlyArray<string>;
  };
};
export type useRenewRecoveryCodesMutation = {
  response: useRenewRecoveryCodesMutation$data;
  variables: useRenewRecoveryCodesMutation$variables;
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
    "name": "renewRecoveryCodes",
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
    "name": "useRenewRecoveryCodesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewRecoveryCodesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a584b2e13382d174c2fed93d33255b5a15bd6fcaaad8414a95e9ab49eaa3fe8c",
    "metadata": {},
    "name": "useRenewRecoveryCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e6d0185b2663b92e7060e6bf8318df0";

export default node;
