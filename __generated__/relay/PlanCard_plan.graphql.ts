/**
 * @generated SignedSource<<5eb913e1cf76fa4f3da0a0911e10a909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_plan$data = {
  readonly code: string;
  readonly current: {
    readonly label: string;
  };
  readonly location: {
    readonly path: string;
  } | null | undefined;
  readonly name: string;
  readonly pinCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"EditPlanSheet_plan" | "PlanFace_plan" | "RemovePlanSheet_plan">;
  readonly " $fragmentType": "PlanCard_plan";
};
export type PlanCard_plan$key = {
  readonly " $data"?: PlanCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanCard_plan",
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
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pinCount",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanFace_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPlanSheet_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemovePlanSheet_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "7fe2a9c735c205ee828f258c6d40648a";

export default node;
