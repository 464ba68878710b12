/**
 * @generated SignedSource<<570b6872a454a135588e16d7e8f3d370>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
export type ShapeKind = "ARROW" | "CIRCLE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type PhotoViewer_photo$data = ReadonlyArray<{
  readonly height: number | null | undefined;
  readonly id: string;
  readonly kind: PhotoKind;
  readonly shapes: ReadonlyArray<{
    readonly kind: ShapeKind;
  }>;
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

(node as any).hash = "087b3fea3f8c71cda35bd439abe79aae";

export default node;
