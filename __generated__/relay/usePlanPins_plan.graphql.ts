/**
 * @generated SignedSource<<c3aeecddf7b2ced32bd86302f4a3d3cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type usePlanPins_plan$data = {
  readonly id: string;
  readonly pins: {
    readonly __id: string;
    readonly locationIds: ReadonlyArray<string>;
    readonly numbers: ReadonlyArray<number>;
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
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "d885c2cd2879ae45a284c3712449fecc";

export default node;
