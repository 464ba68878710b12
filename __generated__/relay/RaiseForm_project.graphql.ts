/**
 * @generated SignedSource<<b164c02c0b33325886879f9b8de17687>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaiseForm_project$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project" | "MoreFields_project" | "TitleFields_project">;
  readonly " $fragmentType": "RaiseForm_project";
};
export type RaiseForm_project$key = {
  readonly " $data"?: RaiseForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaiseForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaiseForm_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TitleFields_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationField_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoreFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bb2d1c76318eab9cfa9061bb017e5755";

export default node;
