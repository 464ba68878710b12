/**
 * @generated SignedSource<<d6e9dd84f640e04f0601998721af46ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Views_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useViews_project">;
  readonly " $fragmentType": "Views_project";
};
export type Views_project$key = {
  readonly " $data"?: Views_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Views_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Views_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useViews_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "344e536b4ce21a9d12ef684512742a30";

export default node;
