/**
 * @generated SignedSource<<3189d254cdb1d0d68effdffbf152302b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type PlanView_plan$data = {
  readonly code: string;
  readonly current: {
    readonly id: string;
  };
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly name: string;
  readonly revisions: ReadonlyArray<{
    readonly heightPx: number | null | undefined;
    readonly id: string;
    readonly label: string;
    readonly pageHeightMm: number;
    readonly pageWidthMm: number;
    readonly plan: {
      readonly id: string;
    };
    readonly state: PlanRevisionState;
    readonly widthPx: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MeasureView_revision" | "PlanSheet_revision" | "PlanState_revision">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AlignView_plan" | "CompareView_plan" | "LinkView_plan" | "PlanHead_plan" | "usePlanLinks_plan" | "usePlanPins_plan">;
  readonly " $fragmentType": "PlanView_plan";
};
export type PlanView_plan$key = {
  readonly " $data"?: PlanView_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanView_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanView_plan",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "name": "widthPx",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heightPx",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageWidthMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageHeightMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanSheet_revision"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanState_revision"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MeasureView_revision"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanHead_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlignView_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareView_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePlanPins_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePlanLinks_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkView_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "248633f18de3fc50fa0d4b07844d248f";

export default node;
