/**
 * @generated SignedSource<<52b0d55c9d88d261055d2282776d81fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckOne_project$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSheet_project">;
  readonly " $fragmentType": "CheckOne_project";
};
export type CheckOne_project$key = {
  readonly " $data"?: CheckOne_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckOne_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckOne_project",
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
      "name": "MoveSheet_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ed342dae6cfe52938ea74fbb3a1f1501";

export default node;
