/**
 * @generated SignedSource<<ca3b0cad934fb93af4715306ebab0e67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeForm_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "TradeForm_project";
};
export type TradeForm_project$key = {
  readonly " $data"?: TradeForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeForm_project",
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

(node as any).hash = "18e86cec6a8eabe5dbe44ada60e42126";

export default node;
