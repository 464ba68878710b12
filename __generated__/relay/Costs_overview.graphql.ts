/**
 * @generated SignedSource<<1fc8d0def7709c0cf01b64785db596d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Costs_overview$data = {
  readonly costs: ReadonlyArray<{
    readonly amount: number;
    readonly company: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly outstanding: number;
  }> | null | undefined;
  readonly " $fragmentType": "Costs_overview";
};
export type Costs_overview$key = {
  readonly " $data"?: Costs_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Costs_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Costs_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewCost",
      "kind": "LinkedField",
      "name": "costs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
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
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outstanding",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "6f48ac65be1b78ccbfabeeda04d97bf5";

export default node;
