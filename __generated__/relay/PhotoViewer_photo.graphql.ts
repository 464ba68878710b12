/**
 * @generated SignedSource<<6f93b4973066917c9ecc53ff39286128>>
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
export type PhotoViewer_photo$data = ReadonlyArray<{
  readonly height: number | null | undefined;
  readonly id: string;
  readonly kind: PhotoKind;
  readonly shapes: ReadonlyArray<{
    readonly kind: ShapeKind;
  }>;
  readonly state: PhotoState;
  readonly width: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DrawOnPhoto_photo" | "PhotoFoot_photo" | "StagePicture_photo">;
  readonly " $fragmentType": "PhotoViewer_photo";
}>;
export type PhotoViewer_photo$key = ReadonlyArray<{
  readonly " $data"?: PhotoViewer_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoViewer_photo">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PhotoViewer_photo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Shape",
      "kind": "LinkedField",
      "name": "shapes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StagePicture_photo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoFoot_photo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawOnPhoto_photo"
    }
  ],
  "type": "Photo",
  "abstractKey": null
};
})();

(node as any).hash = "bd022c44c0df75d678a3d1bb25d988e3";

export default node;
