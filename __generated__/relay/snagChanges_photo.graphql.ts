/**
 * @generated SignedSource<<64a9b47da087ed7079b103ae3b458ddd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
export type PhotoState = "FAILED" | "QUEUED" | "READY";
export type ShapeKind = "ARROW" | "CIRCLE" | "LINE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type snagChanges_photo$data = {
  readonly by: {
    readonly id: string;
    readonly name: string;
  };
  readonly camera: {
    readonly device: string | null | undefined;
    readonly offsetMinutes: number | null | undefined;
  } | null | undefined;
  readonly caption: string;
  readonly height: number | null | undefined;
  readonly id: string;
  readonly kind: PhotoKind;
  readonly large: string | null | undefined;
  readonly medium: string | null | undefined;
  readonly originalUrl: string | null | undefined;
  readonly shapes: ReadonlyArray<{
    readonly kind: ShapeKind;
    readonly points: ReadonlyArray<number> | null | undefined;
    readonly text: string | null | undefined;
    readonly toX: number | null | undefined;
    readonly toY: number | null | undefined;
    readonly x: number;
    readonly y: number;
  }>;
  readonly small: string | null | undefined;
  readonly state: PhotoState;
  readonly takenAt: number;
  readonly thumbHash: string | null | undefined;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "snagChanges_photo";
};
export type snagChanges_photo$key = {
  readonly " $data"?: snagChanges_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"snagChanges_photo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "snagChanges_photo",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbHash",
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
      "name": "url",
      "storageKey": "url(size:\"SMALL\")"
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
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
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
        (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Camera",
      "kind": "LinkedField",
      "name": "camera",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offsetMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Photo",
  "abstractKey": null
};
})();

(node as any).hash = "fdb6008eb6b287ec3c6cf4ee1e7d39d0";

export default node;
