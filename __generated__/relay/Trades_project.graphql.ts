/**
 * @generated SignedSource<<5743c849962378159b6a925ace0994ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Trades_project$data = {
  readonly id: string;
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
  "name": "Trades_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trades",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
})();

(node as any).hash = "ff29269403f55e7138632fa8d9e91dc1";

export default node;
