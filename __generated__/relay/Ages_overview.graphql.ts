/**
 * @generated SignedSource<<3de74800bea0e679bb27e9120711a52b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ages_overview$data = {
  readonly ages: ReadonlyArray<{
    readonly outstanding: number;
    readonly raisedFrom: string | null | undefined;
    readonly raisedTo: string;
  }>;
  readonly outstanding: number;
  readonly " $fragmentType": "Ages_overview";
};
export type Ages_overview$key = {
  readonly " $data"?: Ages_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ages_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outstanding",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ages_overview",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewAge",
      "kind": "LinkedField",
      "name": "ages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raisedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raisedTo",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};
})();

(node as any).hash = "b53beb57ff5b935282c2d46163d2df30";

export default node;
