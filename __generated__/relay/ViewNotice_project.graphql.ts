/**
 * @generated SignedSource<<f28ea2a11ba004482e0b8b928d194efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewNotice_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useViews_project">;
  readonly " $fragmentType": "ViewNotice_project";
};
export type ViewNotice_project$key = {
  readonly " $data"?: ViewNotice_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewNotice_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewNotice_project",
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

(node as any).hash = "d4f6b4a02ffe89a5a255d4460b2f81a3";

export default node;
