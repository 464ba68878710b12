/**
 * @generated SignedSource<<e74a53bf54eb207a6a8d64d59d2ffefb>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFrame_project" | "ruleFacts_project">;
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
      "name": "ruleFacts_project"
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

(node as any).hash = "a0cb702acc0f1789d917841a103ddf84";

export default node;
