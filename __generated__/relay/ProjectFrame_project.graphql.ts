/**
 * @generated SignedSource<<d456949970675e10e8201ab9a37e3706>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WaitingBell_project" | "useNavigation_project">;
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
      "name": "useNavigation_project"
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

(node as any).hash = "395ce8e5bf120a3b66e9d88eaac02dce";

export default node;
