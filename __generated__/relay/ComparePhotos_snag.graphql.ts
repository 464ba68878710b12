/**
 * @generated SignedSource<<cbe9a0bcc500e1203f897bad972ccf7b>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ComparePicture_photo">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ComparePicture_photo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "88c276681bcd0d3ee78cb8aa66d2b61f";

export default node;
