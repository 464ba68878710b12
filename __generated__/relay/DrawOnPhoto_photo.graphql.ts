/**
 * @generated SignedSource<<f147483a2d1c6e19e181cb3dfbb3c00f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShapeKind = "ARROW" | "CIRCLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type DrawOnPhoto_photo$data = {
  readonly height: number | null | undefined;
  readonly id: string;
  readonly medium: string | null | undefined;
  readonly shapes: ReadonlyArray<{
    readonly kind: ShapeKind;
    readonly text: string | null | undefined;
    readonly toX: number | null | undefined;
    readonly toY: number | null | undefined;
    readonly x: number;
    readonly y: number;
  }>;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "DrawOnPhoto_photo";
};
export type DrawOnPhoto_photo$key = {
  readonly " $data"?: DrawOnPhoto_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawOnPhoto_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawOnPhoto_photo",
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
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
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
      "name": "url",
      "storageKey": "url(size:\"MEDIUM\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shape",
      "kind": "LinkedField",
      "name": "shapes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "toX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toY",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Photo",
  "abstractKey": null
};

(node as any).hash = "168404029173e0de4f4c817985800576";

export default node;
