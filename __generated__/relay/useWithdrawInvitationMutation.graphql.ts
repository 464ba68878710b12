/**
 * @generated SignedSource<<832ec82ce9abc4b40a2b985201912bcc>>
 * @relayHash 09302a5a827dfe7b8588182f2e5cef23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8895ba775e97e938a7a94d7605525913ad1168b67f62a8cace9ad5e60bd2a884

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawInvitationInput = {
  eventId: string;
  invitationId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useWithdrawInvitationMutation$variables = {
  input: WithdrawInvitationInput;
};
export type useWithdrawInvitationMutation$data = {
  readonly withdrawInvitation: {
    readonly withdrawnId: string;
  };
};
export type useWithdrawInvitationMutation = {
  response: useWithdrawInvitationMutation$data;
  variables: useWithdrawInvitationMutation$variables;
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
    "concreteType": "WithdrawInvitationPayload",
    "kind": "LinkedField",
    "name": "withdrawInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawnId",
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
    "name": "useWithdrawInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8895ba775e97e938a7a94d7605525913ad1168b67f62a8cace9ad5e60bd2a884",
    "metadata": {},
    "name": "useWithdrawInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a08b3c6ebc84f4f97242afab3f3ecac5";

export default node;
