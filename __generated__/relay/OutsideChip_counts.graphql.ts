/**
 * @generated SignedSource<<6c8744f76fbd8dda002a6d6518157cb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutsideChip_counts$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useChipCounts_counts">;
  readonly " $fragmentType": "OutsideChip_counts";
};
export type OutsideChip_counts$key = {
  readonly " $data"?: OutsideChip_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutsideChip_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutsideChip_counts",
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

(node as any).hash = "65286c675bdeb98dfa0fa614bc965ffa";

export default node;
