/**
 * @generated SignedSource<<5d8ca86bc039f2e11e6b47d5956fabca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type People_project$data = {
  readonly invitations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
  }> | null | undefined;
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MemberRow_member">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"InviteForm_project" | "MemberRow_project">;
  readonly " $fragmentType": "People_project";
};
export type People_project$key = {
  readonly " $data"?: People_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"People_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "People_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberRow_member"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
})();

(node as any).hash = "742b708f322f3f826790e1f6228a457d";

export default node;
