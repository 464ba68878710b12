/**
 * @generated SignedSource<<aa67c5dd948011371786846f329fd307>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteForm_project$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteeRow_project" | "RoleFields_project">;
  readonly " $fragmentType": "InviteForm_project";
};
export type InviteForm_project$key = {
  readonly " $data"?: InviteForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteForm_project",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleFields_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteeRow_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "93509e77fd39ee36d80114c9a1cf6875";

export default node;
