/**
 * @generated SignedSource<<40b96610c893dd24acf246a9a967cfd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type PlanState_revision$data = {
  readonly failure: string | null | undefined;
  readonly progress: number | null | undefined;
  readonly state: PlanRevisionState;
  readonly " $fragmentSpreads": FragmentRefs<"DrawAgain_revision">;
  readonly " $fragmentType": "PlanState_revision";
};
export type PlanState_revision$key = {
  readonly " $data"?: PlanState_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanState_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanState_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawAgain_revision"
    }
  ],
  "type": "PlanRevision",
  "abstractKey": null
};

(node as any).hash = "9fb4269d08a6b3e7f2dc1d93b2575423";

export default node;
