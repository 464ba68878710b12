/**
 * @generated SignedSource<<8326e4ef91cb2e43a8c506e76a7cddb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
import type { FragmentRefs } from "relay-runtime";
export type MoveSheet_snag$data = {
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly kind: PhotoKind;
  }>;
  readonly " $fragmentType": "MoveSheet_snag";
};
export type MoveSheet_snag$key = {
  readonly " $data"?: MoveSheet_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSheet_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveSheet_snag",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "1df29a9147c94569ec928c5c24fd34fe";

export default node;
