/**
 * @generated SignedSource<<5029f856821daad08492f1b37a5721ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPlanSheet_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project">;
  readonly " $fragmentType": "EditPlanSheet_project";
};
export type EditPlanSheet_project$key = {
  readonly " $data"?: EditPlanSheet_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPlanSheet_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditPlanSheet_project",
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

(node as any).hash = "7be54b5072664b66302c134d3869e7ad";

export default node;
