/**
 * @generated SignedSource<<f8fb839c4065b6f6faed49758def3b0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleFields_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "RoleFields_project";
};
export type RoleFields_project$key = {
  readonly " $data"?: RoleFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleFields_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1915ab407467b5d1df330b93b9f1ff24";

export default node;
