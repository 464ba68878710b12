/**
 * @generated SignedSource<<532032d57220aa7c441299e6c7a89aff>>
 * @relayHash 235b7278b390da6b261defb7f8d3a4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bad71f33589caf6a14340baa3e12043774c3990db93f0033755932b27ceec65a

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveMemberInput = {
  eventId: string;
  memberId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type MemberFormRemoveMutation$variables = {
  input: RemoveMemberInput;
};
export type MemberFormRemoveMutation$data = {
  readonly removeMember: {
    readonly removedId: string;
  };
};
export type MemberFormRemoveMutation = {
  response: MemberFormRemoveMutation$data;
  variables: MemberFormRemoveMutation$variables;
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
    "concreteType": "RemoveMemberPayload",
    "kind": "LinkedField",
    "name": "removeMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedId",
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
    "name": "MemberFormRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MemberFormRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bad71f33589caf6a14340baa3e12043774c3990db93f0033755932b27ceec65a",
    "metadata": {},
    "name": "MemberFormRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf5156d28e0aacf37dd0d69742a23a0f";

export default node;
