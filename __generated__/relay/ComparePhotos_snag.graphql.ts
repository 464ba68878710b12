/**
 * @generated SignedSource<<4b8539b437e4505cb81af259d3e58875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
import type { FragmentRefs } from "relay-runtime";
export type ComparePhotos_snag$data = {
  readonly displayTitle: string;
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly kind: PhotoKind;
    readonly thumbHash: string | null | undefined;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PhotoDrawing_photo">;
  }>;
  readonly reference: string | null | undefined;
  readonly " $fragmentType": "ComparePhotos_snag";
};
export type ComparePhotos_snag$key = {
  readonly " $data"?: ComparePhotos_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePhotos_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparePhotos_snag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
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
          "name": "kind",
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
          "alias": null,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhotoDrawing_photo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "19d34e27e246a83c752b0eb17ab672aa";

export default node;
