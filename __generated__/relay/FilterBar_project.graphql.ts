/**
 * @generated SignedSource<<77411c9e2ac00bb632e5790370422899>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterBar_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChipBar_project">;
  readonly " $fragmentType": "FilterBar_project";
};
export type FilterBar_project$key = {
  readonly " $data"?: FilterBar_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterBar_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterBar_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChipBar_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5c69138d87a844601eb3e13d78f91f6c";

export default node;
