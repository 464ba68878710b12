/**
 * @generated SignedSource<<51feb5c1e1aec3156357f65731cf8930>>
 * @relayHash 5bf6eb96c94bb85c2632d85c41251681
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deaa4e3990691ba0e498706f26b0e6b5abde49f398488ec7ac63280cba714170

import type { ConcreteRequest } from 'relay-runtime';
export type IssuePasswordLinkInput = {
  eventId: string;
  memberId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type ResetLinkIssueMutation$variables = {
  input: IssuePasswordLinkInput;
};
export type ResetLinkIssueMutation$data = {
  readonly issuePasswordLink: {
    readonly path: string;
  };
};
export type ResetLinkIssueMutation = {
  response: ResetLinkIssueMutation$data;
  variables: ResetLinkIssueMutation$variables;
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
    "concreteType": "IssuePasswordLinkPayload",
    "kind": "LinkedField",
    "name": "issuePasswordLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
    "name": "ResetLinkIssueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetLinkIssueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "deaa4e3990691ba0e498706f26b0e6b5abde49f398488ec7ac63280cba714170",
    "metadata": {},
    "name": "ResetLinkIssueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0eb7b3bdb05cba05498edb56ed4ebe44";

export default node;
