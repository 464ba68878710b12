/**
 * @generated SignedSource<<33cf3ea628ddc62cdb5de9596ba3555a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeasureView_revision$data = {
  readonly heightPx: number | null | undefined;
  readonly id: string;
  readonly label: string;
  readonly pageHeightMm: number;
  readonly pageWidthMm: number;
  readonly tiles: {
    readonly overlap: number;
    readonly size: number;
    readonly url: string;
  } | null | undefined;
  readonly widthPx: number | null | undefined;
  readonly " $fragmentType": "MeasureView_revision";
};
export type MeasureView_revision$key = {
  readonly " $data"?: MeasureView_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasureView_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeasureView_revision",
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
  "type": "PlanRevision",
  "abstractKey": null
};

(node as any).hash = "91a33484cb49b1973c4ed79444c2b3d4";

export default node;
