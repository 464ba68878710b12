/**
 * @generated SignedSource<<8885439d0bd6ff8cfac80e41d20bfc42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type People_project$data = {
  readonly invitations: ReadonlyArray<{
    readonly company: {
      readonly name: string;
    } | null | undefined;
    readonly email: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InviteForm_project" | "MemberRow_project" | "People_rows">;
  readonly " $fragmentType": "People_project";
};
export type People_project$key = {
  readonly " $data"?: People_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"People_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "People_project",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "kind": "FragmentSpread",
      "name": "People_rows"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvitationRow_invitation"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberRow_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8eb795b9c69ec9f5f7ee2f0fc14b272b";

export default node;
