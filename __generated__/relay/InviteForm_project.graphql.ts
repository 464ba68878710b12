/**
 * @generated SignedSource<<db9a8953cb0103985a160dab408d24d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteForm_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RoleFields_project">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ef8049e0863c0c33540e79217505a5c1";

export default node;
