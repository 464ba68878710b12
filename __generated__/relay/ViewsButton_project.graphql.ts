/**
 * @generated SignedSource<<a5a2a7cab4991b76317c1c3deada3f88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewsButton_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useViews_project">;
  readonly " $fragmentType": "ViewsButton_project";
};
export type ViewsButton_project$key = {
  readonly " $data"?: ViewsButton_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewsButton_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewsButton_project",
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

(node as any).hash = "b7ff30e635b25794e268ebeb23ba9193";

export default node;
