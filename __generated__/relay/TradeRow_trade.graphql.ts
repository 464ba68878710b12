/**
 * @generated SignedSource<<e30265cd63a964fa26ddc091efeeb6b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeRow_trade$data = {
  readonly defaultCompany: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly phrases: ReadonlyArray<string>;
  readonly " $fragmentType": "TradeRow_trade";
};
export type TradeRow_trade$key = {
  readonly " $data"?: TradeRow_trade$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeRow_trade">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeRow_trade",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phrases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "defaultCompany",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Trade",
  "abstractKey": null
};
})();

(node as any).hash = "1ee44dd8d42653dea11b9ef53af172a9";

export default node;
