/**
 * @generated SignedSource<<1bed34e9824f9b5f1e58ccbec01044d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShapeKind = "ARROW" | "CIRCLE" | "LINE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type DrawOnPhoto_photo$data = {
  readonly height: number | null | undefined;
  readonly id: string;
  readonly large: string | null | undefined;
  readonly medium: string | null | undefined;
  readonly shapes: ReadonlyArray<{
    readonly kind: ShapeKind;
    readonly points: ReadonlyArray<number> | null | undefined;
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
      "alias": "large",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "LARGE"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"LARGE\")"
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Photo",
  "abstractKey": null
};

(node as any).hash = "543f0e014a0d0ca54689b69c5a73bdf1";

export default node;
