/**
 * @generated SignedSource<<5aa9e00e7676d4cc11f4285b19c49062>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
import type { FragmentRefs } from "relay-runtime";
export type ProjectFrame_project$data = {
  readonly name: string;
  readonly state: ProjectState;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectNav_project" | "WaitingBell_project">;
  readonly " $fragmentType": "ProjectFrame_project";
};
export type ProjectFrame_project$key = {
  readonly " $data"?: ProjectFrame_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFrame_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectFrame_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectNav_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingBell_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "267f43a6bc0498d37b8d4618ddf8e864";

export default node;
