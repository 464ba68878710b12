/**
 * @generated SignedSource<<db1d84e7b12c30175a931c7bfb50a80c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
import type { FragmentRefs } from "relay-runtime";
export type ProjectRoute_project$data = {
  readonly id: string;
  readonly journalCursor: string;
  readonly state: ProjectState;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFrame_project">;
  readonly " $fragmentType": "ProjectRoute_project";
};
export type ProjectRoute_project$key = {
  readonly " $data"?: ProjectRoute_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectRoute_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectRoute_project",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalCursor",
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
      "name": "ProjectFrame_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f9f2156fd7e5b7f75394dc1cd96f09b2";

export default node;
