/**
 * @generated SignedSource<<786b88bfd98691278bb6ecbb7cad686c>>
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

(node as any).hash = "19c5174608778957bfe0efb3e32998b5";

export default node;
