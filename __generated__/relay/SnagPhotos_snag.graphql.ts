/**
 * @generated SignedSource<<7ea4ab6d46387c4692783c41b77a2369>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhotoKind = "DEFECT" | "EVIDENCE";
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "TAKE_BACK" | "VOID";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagPhotos_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly displayTitle: string;
  readonly evidenceCount: number;
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly by: {
      readonly id: string;
    };
    readonly id: string;
    readonly kind: PhotoKind;
    readonly " $fragmentSpreads": FragmentRefs<"PhotoViewer_photo" | "SnagPhoto_photo">;
  }>;
  readonly reference: string | null | undefined;
  readonly status: SnagStatus;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceCount",
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
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "cedb83547b156a95753de4d483e341cd";

export default node;
