/**
 * @generated SignedSource<<83cd0f1acc5e56fab87617931f535dd9>>
 * @relayHash 5b9a882f9c519ecfaf2f5eb6f7226214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5ceaa5a7ed3084c2a1ec6500c0becb04b17c9bc34e33b339eef14e8ff9077f7

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
export type InviteMembersInput = {
  eventId: string;
  occurredAt: number;
  people: ReadonlyArray<InviteeInput>;
  projectId: string;
  seen?: string | null | undefined;
};
export type InviteeInput = {
  companyId?: string | null | undefined;
  email: string;
  invitationId: string;
  role: Role;
};
export type useInviteMembersMutation$variables = {
  input: InviteMembersInput;
};
export type useInviteMembersMutation$data = {
  readonly inviteMembers: {
    readonly alreadyMembers: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly user: {
        readonly name: string;
      };
    }>;
    readonly links: ReadonlyArray<{
      readonly invitation: {
        readonly email: string;
        readonly id: string;
        readonly mailed: boolean;
        readonly role: Role;
      };
      readonly path: string;
    }>;
  };
};
export type useInviteMembersMutation = {
  response: useInviteMembersMutation$data;
  variables: useInviteMembersMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "InvitationLink",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useInviteMembersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InviteMembersPayload",
        "kind": "LinkedField",
        "name": "inviteMembers",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "alreadyMembers",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteMembersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InviteMembersPayload",
        "kind": "LinkedField",
        "name": "inviteMembers",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "alreadyMembers",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c5ceaa5a7ed3084c2a1ec6500c0becb04b17c9bc34e33b339eef14e8ff9077f7",
    "metadata": {},
    "name": "useInviteMembersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "843eb9fe1272c401291510cb0a73647c";

export default node;
