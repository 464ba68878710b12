/**
 * @generated SignedSource<<feda8fc7da2eca910506ec46734a3702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type MoveSheet_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly evidenceCount: number;
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "MoveSheet_snag";
};
export type MoveSheet_snag$key = {
  readonly " $data"?: MoveSheet_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSheet_snag">;
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
  "name": "MoveSheet_snag",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "8bd0350b3f0ffaf7a374e727f7c01c4f";

export default node;
