/**
 * @generated SignedSource<<e68e92a01f5110d3082a70330cc27a6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShapeKind = "ARROW" | "CIRCLE" | "LINE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type PhotoDrawing_photo$data = {
  readonly height: number | null | undefined;
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
  readonly " $fragmentType": "PhotoDrawing_photo";
};
export type PhotoDrawing_photo$key = {
  readonly " $data"?: PhotoDrawing_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoDrawing_photo",
  "selections": [
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

(node as any).hash = "1e2eabb17d9e871b1fc2ad4f4dcddc46";

export default node;
