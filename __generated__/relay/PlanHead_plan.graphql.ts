/**
 * @generated SignedSource<<9e618a4c1bf9c34316e61d92f28a86ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type PlanHead_plan$data = {
  readonly code: string;
  readonly current: {
    readonly id: string;
  };
  readonly name: string;
  readonly revisions: ReadonlyArray<{
    readonly aligned: boolean;
    readonly id: string;
    readonly label: string;
    readonly state: PlanRevisionState;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionSwitch_plan">;
  readonly " $fragmentType": "PlanHead_plan";
};
export type PlanHead_plan$key = {
  readonly " $data"?: PlanHead_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanHead_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanHead_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
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
          "name": "aligned",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevisionSwitch_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "765b817249174bd941bb2ce8736b828a";

export default node;
