/**
 * @generated SignedSource<<041c5f52d6529a606652ffe3313cce17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Trades_project$data = {
  readonly trades: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TradeRow_trade">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"TradeForm_project">;
  readonly " $fragmentType": "Trades_project";
};
export type Trades_project$key = {
  readonly " $data"?: Trades_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Trades_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Trades_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trades",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TradeRow_trade"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4ac59608f4b0006434e6cf9f00a41d54";

export default node;
