/**
 * @generated SignedSource<<77802adc4bc0433baef0aae984d75356>>
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
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly kind: PhotoKind;
    readonly " $fragmentSpreads": FragmentRefs<"ComparePhotos_photo" | "SnagPhoto_photo">;
  }>;
  readonly reference: string | null | undefined;
  readonly " $fragmentType": "ComparePhotos_snag";
};
export type ComparePhotos_snag$key = {
  readonly " $data"?: ComparePhotos_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePhotos_snag">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparePhotos_snag",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
          "name": "SnagPhoto_photo"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ComparePhotos_photo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "c09c86a0f1d4c8b651fbdb9a0a5c6806";

export default node;
