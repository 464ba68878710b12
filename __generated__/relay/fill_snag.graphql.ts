/**
 * @generated SignedSource<<de7c8af1e7649542503eea337d1d0597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fill_snag$data = {
  readonly changedAt: number;
  readonly comments: ReadonlyArray<string>;
  readonly pin: {
    readonly setOn: {
      readonly id: string;
    };
    readonly setX: number;
    readonly setY: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"snagChanges_snag">;
  readonly " $fragmentType": "fill_snag";
};
export type fill_snag$key = {
  readonly " $data"?: fill_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"fill_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fill_snag",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "snagChanges_snag"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pin",
      "kind": "LinkedField",
      "name": "pin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanRevision",
          "kind": "LinkedField",
          "name": "setOn",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "setX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "setY",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "471edaf8bb60f34b4030a13a5f9f9a41";

export default node;
