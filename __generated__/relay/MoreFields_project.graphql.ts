/**
 * @generated SignedSource<<405a2a3fa29338770530ea479b62b538>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoreFields_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "MoreFields_project";
};
export type MoreFields_project$key = {
  readonly " $data"?: MoreFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoreFields_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "aac3e696c6044454c39eebb1937b10b5";

export default node;
