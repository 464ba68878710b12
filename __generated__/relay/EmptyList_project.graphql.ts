/**
 * @generated SignedSource<<4bab3da74b04a0511f674bd05f634690>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyList_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SetUpSteps_project">;
  readonly " $fragmentType": "EmptyList_project";
};
export type EmptyList_project$key = {
  readonly " $data"?: EmptyList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyList_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetUpSteps_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7ebebcfbc6ed830ad82a59fa6a38e483";

export default node;
