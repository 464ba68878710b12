/**
 * @generated SignedSource<<c22388edeeb8692516142b232f211383>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProjectNav_project">;
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "77962e2ff27d3fe21e3697a4deb750d2";

export default node;
