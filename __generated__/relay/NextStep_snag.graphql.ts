/**
 * @generated SignedSource<<970c0481476973ceff67b6dbe7a7503d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "TAKE_BACK" | "VOID";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type WaitingForKind = "ASSIGNMENT" | "COMPANY" | "INSPECTOR" | "NOBODY";
import type { FragmentRefs } from "relay-runtime";
export type NextStep_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly id: string;
  readonly status: SnagStatus;
  readonly waitingFor: {
    readonly kind: WaitingForKind;
  };
  readonly " $fragmentType": "NextStep_snag";
};
export type NextStep_snag$key = {
  readonly " $data"?: NextStep_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_snag",
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
      "name": "status",
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
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
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

(node as any).hash = "6f61517a2ef8f3d33aad232456b7c52f";

export default node;
