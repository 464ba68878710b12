/**
 * @generated SignedSource<<dea3de868030e9396a3f89b35d70a991>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shares_overview$data = {
  readonly companies: ReadonlyArray<{
    readonly company: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly inTime: number;
    readonly overdue: number;
    readonly toCheck: number;
  }>;
  readonly companyCount: number;
  readonly tradeCount: number;
  readonly trades: ReadonlyArray<{
    readonly inTime: number;
    readonly overdue: number;
    readonly toCheck: number;
    readonly trade: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "Shares_overview";
};
export type Shares_overview$key = {
  readonly " $data"?: Shares_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shares_overview">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overdue",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inTime",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toCheck",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shares_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewShare",
      "kind": "LinkedField",
      "name": "trades",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Trade",
          "kind": "LinkedField",
          "name": "trade",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewShare",
      "kind": "LinkedField",
      "name": "companies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyCount",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};
})();

(node as any).hash = "39fb0c3838a6154b7bd1c1281f9253d8";

export default node;
