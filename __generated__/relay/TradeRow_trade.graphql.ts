/**
 * @generated SignedSource<<3e4df44eca79d54dadb1fcec44cfcb24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeRow_trade$data = {
  readonly archived: boolean;
  readonly defaultCompany: {
    readonly archived: boolean;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archived",
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
    (v2/*:: as any*/),
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
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Trade",
  "abstractKey": null
};
})();

(node as any).hash = "01902a5f21650ab6d9315894c3a97fc2";

export default node;
