/**
 * @generated SignedSource<<c0b9c70ad27ea2988a36b5d9a591157a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "TAKE_BACK" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type CommentForm_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly photoCount: number;
  readonly " $fragmentType": "CommentForm_snag";
};
export type CommentForm_snag$key = {
  readonly " $data"?: CommentForm_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentForm_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentForm_snag",
  "selections": [
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
      "kind": "ScalarField",
      "name": "photoCount",
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "6411f7665126c23c214f49c615c12993";

export default node;
