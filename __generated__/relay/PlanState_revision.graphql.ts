/**
 * @generated SignedSource<<e55c86e556dda862d90ea9e49bee8129>>
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
    }
  ],
  "type": "PlanRevision",
  "abstractKey": null
};

(node as any).hash = "697c96711b7d2fb2e1eb782311e2706b";

export default node;
