/**
 * @generated SignedSource<<0fb0266b9009128eb5667c5a05e86ce3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Trades_project$data = {
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
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

(node as any).hash = "9f91b4980010df8c64989e3968cf8329";

export default node;
