/**
 * @generated SignedSource<<7453c89af6bc148d4b16b94255a82ee1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OUTSTANDING" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED" | "UNDONE";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type SnagSort = "CHANGED" | "DUE" | "NEAR" | "NUMBER" | "PLACE" | "PRIORITY";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type SnagType = "DAMAGE" | "DEFECT" | "OTHER" | "UNFINISHED";
export type ViewPart = "COMPANY" | "LOCATION" | "PERSON" | "PLAN" | "TRADE";
import type { FragmentRefs } from "relay-runtime";
export type savedView_view$data = {
  readonly id: string;
  readonly mayChange: boolean;
  readonly name: string;
  readonly owner: {
    readonly id: string;
    readonly name: string;
  };
  readonly search: {
    readonly assigneeIds: ReadonlyArray<string>;
    readonly chip: SnagChip;
    readonly companyIds: ReadonlyArray<string>;
    readonly due: SnagDue | null | undefined;
    readonly exactLocationIds: ReadonlyArray<string>;
    readonly locationIds: ReadonlyArray<string>;
    readonly missing: ReadonlyArray<ViewPart>;
    readonly planCode: string | null | undefined;
    readonly priorities: ReadonlyArray<Priority>;
    readonly raisedFrom: string | null | undefined;
    readonly raisedTo: string | null | undefined;
    readonly sort: SnagSort;
    readonly statuses: ReadonlyArray<SnagStatus>;
    readonly text: string | null | undefined;
    readonly tradeIds: ReadonlyArray<string>;
    readonly types: ReadonlyArray<SnagType>;
  };
  readonly shared: boolean;
  readonly " $fragmentType": "savedView_view";
};
export type savedView_view$key = {
  readonly " $data"?: savedView_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedView_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedView_view"
};

(node as any).hash = "cc2174f6a284471b1886b7c9458c5188";

export default node;
