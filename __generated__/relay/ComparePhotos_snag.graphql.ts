/**
 * @generated SignedSource<<7c05737d69ed398460f2238e33a58e65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
import type { FragmentRefs } from "relay-runtime";
export type ComparePhotos_snag$data = {
  readonly photos: ReadonlyArray<{
    readonly kind: PhotoKind;
    readonly thumbHash: string | null | undefined;
    readonly url: string | null | undefined;
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
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "photos",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "98dbb992118ef56b12fb9b638f34ba71";

export default node;
