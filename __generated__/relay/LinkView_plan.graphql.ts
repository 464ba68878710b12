/**
 * @generated SignedSource<<762578b3a37e7d0fc35dc3dc04ef889b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkView_plan$data = {
  readonly code: string;
  readonly current: {
    readonly heightPx: number | null | undefined;
    readonly id: string;
    readonly tiles: {
      readonly overlap: number;
      readonly size: number;
      readonly url: string;
    } | null | undefined;
    readonly widthPx: number | null | undefined;
  };
  readonly id: string;
  readonly links: ReadonlyArray<{
    readonly key: string;
    readonly toCode: string;
    readonly x: number;
    readonly y: number;
  }>;
  readonly " $fragmentType": "LinkView_plan";
};
export type LinkView_plan$key = {
  readonly " $data"?: LinkView_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkView_plan">;
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
  "name": "LinkView_plan",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widthPx",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heightPx",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanTiles",
          "kind": "LinkedField",
          "name": "tiles",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overlap",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "b9a7841fbdf14e85d6183712c814b9fa";

export default node;
