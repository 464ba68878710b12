/**
 * @generated SignedSource<<69deff8b6888dfdba873da289086d3a3>>
 * @relayHash 788383617b5758db7014a7714ac575c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7471c9a88bda9338c35ca7ab744c1d90985b26dbd4b3d0cca105558a280826d

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawInvitationInput = {
  eventId: string;
  invitationId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type InvitationRowWithdrawMutation$variables = {
  input: WithdrawInvitationInput;
};
export type InvitationRowWithdrawMutation$data = {
  readonly withdrawInvitation: {
    readonly withdrawnId: string;
  };
};
export type InvitationRowWithdrawMutation = {
  response: InvitationRowWithdrawMutation$data;
  variables: InvitationRowWithdrawMutation$variables;
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
    "name": "InvitationRowWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationRowWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d7471c9a88bda9338c35ca7ab744c1d90985b26dbd4b3d0cca105558a280826d",
    "metadata": {},
    "name": "InvitationRowWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b571f244f4f22da66c748eb60a30163";

export default node;
