/**
 * @generated SignedSource<<6970719c086ebef2d51f9557f8288252>>
 * @relayHash 1f842f4cf14bf3ee07848d974612da71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 663a5a0ba29a6b74e910e720d1c5ba77fd0840eec23ebdf2aca0f444676bf94c

import type { ConcreteRequest } from 'relay-runtime';
export type RenewRecoveryCodesInput = {
  password: string;
};
export type OneTimeCodesRenewRecoveryMutation$variables = {
  input: RenewRecoveryCodesInput;
};
export type OneTimeCodesRenewRecoveryMutation$data = {
  readonly renewRecoveryCodes: {
    readonly codes: ReadonlyArray<string>;
  };
};
export type OneTimeCodesRenewRecoveryMutation = {
  response: OneTimeCodesRenewRecoveryMutation$data;
  variables: OneTimeCodesRenewRecoveryMutation$variables;
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
    "name": "OneTimeCodesRenewRecoveryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OneTimeCodesRenewRecoveryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "663a5a0ba29a6b74e910e720d1c5ba77fd0840eec23ebdf2aca0f444676bf94c",
    "metadata": {},
    "name": "OneTimeCodesRenewRecoveryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "262633e2ef1d4bb914a4a13b3664c4de";

export default node;
