/**
 * @generated SignedSource<<4c9ddf2da5ba87424cfb3c4f4211bfda>>
 * @relayHash b474d6d68bf1c702bce540dce78eeb3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f72cb766bf2b625616302c6df95c5f17142dd2afc802701b051d99d1f91dd63

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationMail = "FAILED" | "NONE" | "SENT" | "WAITING";
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
        readonly mail: InvitationMail | null | undefined;
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
          "name": "mail",
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
    "id": "6f72cb766bf2b625616302c6df95c5f17142dd2afc802701b051d99d1f91dd63",
    "metadata": {},
    "name": "useInviteMembersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad3923f16f150006d26930235b75d8b2";

export default node;
