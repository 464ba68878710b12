/**
 * @generated SignedSource<<c6e153b1e9f25690db92a1e83db73828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageFields_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project">;
  readonly " $fragmentType": "PageFields_project";
};
export type PageFields_project$key = {
  readonly " $data"?: PageFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageFields_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a1d98da1a74f87172305fa1b336bc8e0";

export default node;
