/**
 * @generated SignedSource<<4c3f5cf44ebc350eb7039ce59ed4e3f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingBell_project$data = {
  readonly newlyWaiting: number;
  readonly " $fragmentType": "WaitingBell_project";
};
export type WaitingBell_project$key = {
  readonly " $data"?: WaitingBell_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingBell_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingBell_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newlyWaiting",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a1580c7de4c9f6a8ffce9ea7710a8f63";

export default node;
