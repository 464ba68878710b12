/**
 * @generated SignedSource<<a2804fa8d47651e5e518f10ed98b21c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "TAKE_BACK" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagDetail_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentForm_snag" | "FactEditor_snag" | "LastMessage_snag" | "MoveSheet_snag" | "NextStep_snag" | "SendSheet_snag" | "SnagBar_snag" | "SnagFacts_snag" | "SnagHead_snag" | "SnagHistory_snag" | "SnagPhotos_snag" | "SnagPlace_snag" | "ruleFacts_snag">;
  readonly " $fragmentType": "SnagDetail_snag";
};
export type SnagDetail_snag$key = {
  readonly " $data"?: SnagDetail_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagDetail_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagDetail_snag",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ruleFacts_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagBar_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagHead_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastMessage_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagPhotos_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagPlace_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagFacts_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_snag"
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SnagHistory_snag"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentForm_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveSheet_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendSheet_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FactEditor_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "683bbe0d662020b2ed00be0f9cbe2b67";

export default node;
