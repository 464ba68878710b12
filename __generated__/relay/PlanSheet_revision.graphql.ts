/**
 * @generated SignedSource<<9fc14f6c6a6b503b98d8aee9fd8d6f05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanSheet_revision$data = {
  readonly heightPx: number | null | undefined;
  readonly id: string;
  readonly medium: string | null | undefined;
  readonly pageHeightMm: number;
  readonly pageWidthMm: number;
  readonly tiles: {
    readonly overlap: number;
    readonly size: number;
    readonly url: string;
  } | null | undefined;
  readonly widthPx: number | null | undefined;
  readonly " $fragmentType": "PlanSheet_revision";
};
export type PlanSheet_revision$key = {
  readonly " $data"?: PlanSheet_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSheet_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanSheet_revision",
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
    },
    {
      "alias": "medium",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "MEDIUM"
        }
      ],
      "kind": "ScalarField",
      "name": "overviewUrl",
      "storageKey": "overviewUrl(size:\"MEDIUM\")"
    }
  ],
  "type": "PlanRevision",
  "abstractKey": null
};

(node as any).hash = "699d99221706ab1c92fd86af514ab883";

export default node;
