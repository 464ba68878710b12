/**
 * @generated SignedSource<<ca2a2f65ac07d4ca97fdb44f908c1b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetPicture_pin$data = {
  readonly revision: {
    readonly medium: string | null | undefined;
    readonly pageHeightMm: number;
    readonly pageWidthMm: number;
    readonly small: string | null | undefined;
  };
  readonly x: number;
  readonly y: number;
  readonly " $fragmentType": "SheetPicture_pin";
};
export type SheetPicture_pin$key = {
  readonly " $data"?: SheetPicture_pin$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetPicture_pin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetPicture_pin",
  "selections": [
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
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "revision",
      "plural": false,
      "selections": [
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
          "alias": "small",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "SMALL"
            }
          ],
          "kind": "ScalarField",
          "name": "overviewUrl",
          "storageKey": "overviewUrl(size:\"SMALL\")"
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
      "storageKey": null
    }
  ],
  "type": "Pin",
  "abstractKey": null
};

(node as any).hash = "ecc8f32836de3a0b944d95d77ded10ef";

export default node;
