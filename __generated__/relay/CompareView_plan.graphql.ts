/**
 * @generated SignedSource<<f71ae98182735020e94d1851522e2235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type CompareView_plan$data = {
  readonly revisions: ReadonlyArray<{
    readonly aligned: boolean;
    readonly heightPx: number | null | undefined;
    readonly id: string;
    readonly label: string;
    readonly pageHeightMm: number;
    readonly pageWidthMm: number;
    readonly state: PlanRevisionState;
    readonly tiles: {
      readonly overlap: number;
      readonly size: number;
      readonly url: string;
    } | null | undefined;
    readonly toFirst: ReadonlyArray<number>;
    readonly widthPx: number | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AlignView_plan">;
  readonly " $fragmentType": "CompareView_plan";
};
export type CompareView_plan$key = {
  readonly " $data"?: CompareView_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareView_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareView_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "revisions",
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aligned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toFirst",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "pageWidthMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageHeightMm",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlignView_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "dab9dedb47158b6e79a1846993b8f1db";

export default node;
