/**
 * @generated SignedSource<<7149d7340dd4805931a6a877c2c46874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DrawAgain_revision$data = {
  readonly id: string;
  readonly label: string;
  readonly " $fragmentType": "DrawAgain_revision";
};
export type DrawAgain_revision$key = {
  readonly " $data"?: DrawAgain_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawAgain_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawAgain_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "type": "PlanRevision",
  "abstractKey": null
};

(node as any).hash = "e2fd8eb90c92655cab7e9a31c990fe31";

export default node;
