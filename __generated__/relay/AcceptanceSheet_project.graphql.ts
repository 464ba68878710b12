/**
 * @generated SignedSource<<6fc920334266852823fd6f866eb90fc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptanceSheet_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "AcceptanceSheet_project";
};
export type AcceptanceSheet_project$key = {
  readonly " $data"?: AcceptanceSheet_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptanceSheet_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptanceSheet_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "953c1bbf31004cab07dea40b774bcfe4";

export default node;
