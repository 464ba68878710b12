/**
 * @generated SignedSource<<0878b40b8e333e7b9a8d797b41f9eb5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberForm_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoleFields_project">;
  readonly " $fragmentType": "MemberForm_project";
};
export type MemberForm_project$key = {
  readonly " $data"?: MemberForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberForm_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "941998dc6b3ba39942fbe611c2aaab0d";

export default node;
