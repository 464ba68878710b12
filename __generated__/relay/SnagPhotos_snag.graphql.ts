/**
 * @generated SignedSource<<f670b0f4d4213763734ba6720d80ba58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagPhotos_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly displayTitle: string;
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly kind: PhotoKind;
    readonly " $fragmentSpreads": FragmentRefs<"PhotoTile_photo" | "PhotoViewer_photo">;
  }>;
  readonly reference: string | null | undefined;
  readonly " $fragmentType": "SnagPhotos_snag";
};
export type SnagPhotos_snag$key = {
  readonly " $data"?: SnagPhotos_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagPhotos_snag">;
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
  "name": "SnagPhotos_snag",
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
      "kind": "ScalarField",
      "name": "allowedActions",
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
          "name": "PhotoTile_photo"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhotoViewer_photo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "e92b8be8c2a71504f9173fe1da7d5759";

export default node;
