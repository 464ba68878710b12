/**
 * @generated SignedSource<<0ad4b85955a5d2f74ef7ab7559388597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WholeProject_project$data = {
  readonly id: string;
  readonly " $fragmentType": "WholeProject_project";
};
export type WholeProject_project$key = {
  readonly " $data"?: WholeProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WholeProject_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WholeProject_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fa7d3165feecf86d317c84272edab3b7";

export default node;
