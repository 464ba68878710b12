/**
 * @generated SignedSource<<848ab943e1db927af8d72d15e87f4c9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagDetail_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditSheet_snag" | "MoveSheet_snag" | "NextStep_snag" | "SendSheet_snag" | "SnagFacts_snag" | "SnagHeader_snag" | "SnagHistory_snag" | "SnagPhotos_snag" | "SnagPlace_snag" | "ruleFacts_snag">;
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
      "name": "SnagHeader_snag"
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
      "name": "EditSheet_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "51a94fb6b70977571ba234b4f38c3c60";

export default node;
