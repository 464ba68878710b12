/**
 * @generated SignedSource<<e0deb0f3f9898f1fd4ece054d5a2c13f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type RowDay_snag$data = {
  readonly closedAt: number | null | undefined;
  readonly fixedAt: number | null | undefined;
  readonly status: SnagStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DueOn_snag">;
  readonly " $fragmentType": "RowDay_snag";
};
export type RowDay_snag$key = {
  readonly " $data"?: RowDay_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowDay_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowDay_snag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueOn_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "7a890d565952cc415e1f2cf22c8c00c2";

export default node;
