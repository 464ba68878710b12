/**
 * @generated SignedSource<<d42394c5014a377bc8cea57b80976827>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "VOID";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagHeader_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly displayTitle: string;
  readonly id: string;
  readonly reference: string | null | undefined;
  readonly sentBackCount: number;
  readonly status: SnagStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DueOn_snag" | "WaitingFor_snag">;
  readonly " $fragmentType": "SnagHeader_snag";
};
export type SnagHeader_snag$key = {
  readonly " $data"?: SnagHeader_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagHeader_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagHeader_snag",
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
      "name": "sentBackCount",
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
      "name": "WaitingFor_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueOn_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "06d0fe9297df34e057d6054d87342825";

export default node;
