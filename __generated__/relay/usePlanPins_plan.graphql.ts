/**
 * @generated SignedSource<<c6c8841b12e6ccfa37da3be960d3899e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type usePlanPins_plan$data = {
  readonly pins: {
    readonly locationIds: ReadonlyArray<string>;
    readonly numbers: ReadonlyArray<number>;
    readonly overdue: ReadonlyArray<number>;
    readonly places: ReadonlyArray<number>;
    readonly statuses: ReadonlyArray<SnagStatus>;
    readonly xs: ReadonlyArray<number>;
    readonly ys: ReadonlyArray<number>;
  };
  readonly " $fragmentType": "usePlanPins_plan";
};
export type usePlanPins_plan$key = {
  readonly " $data"?: usePlanPins_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanPins_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "revision"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlanPins_plan",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "revisionId",
          "variableName": "revision"
        }
      ],
      "concreteType": "PlanPins",
      "kind": "LinkedField",
      "name": "pins",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numbers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "xs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ys",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statuses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locationIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "places",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "81a7d72916847fab5f4a4c3f9c1ada70";

export default node;
