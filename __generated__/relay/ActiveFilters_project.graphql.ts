/**
 * @generated SignedSource<<a926e220b939fbe8b0c869ad31b87f74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActiveFilters_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useSetFilters_project" | "useViews_project">;
  readonly " $fragmentType": "ActiveFilters_project";
};
export type ActiveFilters_project$key = {
  readonly " $data"?: ActiveFilters_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActiveFilters_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetFilters_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useViews_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5f14afab4cb13a0fce3f6e368f233592";

export default node;
