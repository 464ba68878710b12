/**
 * @generated SignedSource<<763f5f377a070a3920c191b60d4c55e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Outside_counts$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useChipCounts_counts">;
  readonly " $fragmentType": "Outside_counts";
};
export type Outside_counts$key = {
  readonly " $data"?: Outside_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Outside_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Outside_counts",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChipCounts_counts"
    }
  ],
  "type": "SnagCounts",
  "abstractKey": null
};

(node as any).hash = "0a13958d061ba61e4ae91e53f6bbe1d9";

export default node;
