/**
 * @generated SignedSource<<b984a35dbfbec19dfe4de9a858775946>>
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
  readonly company: {
    readonly archived: boolean;
    readonly name: string;
  } | null | undefined;
  readonly displayTitle: string;
  readonly id: string;
  readonly number: number | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
          "storageKey": null
        }
      ],
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

(node as any).hash = "3f584550b4045794280d566a436af746";

export default node;
