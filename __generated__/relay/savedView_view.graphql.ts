/**
 * @generated SignedSource<<62689a95c122b1d258589785684e2182>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OUTSTANDING" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type SnagSort = "CHANGED" | "DUE" | "NEAR" | "NUMBER" | "PLACE";
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
    readonly assigneeId: string | null | undefined;
    readonly chip: SnagChip;
    readonly companyId: string | null | undefined;
    readonly due: SnagDue | null | undefined;
    readonly locationId: string | null | undefined;
    readonly missing: ReadonlyArray<ViewPart>;
    readonly planCode: string | null | undefined;
    readonly priority: Priority | null | undefined;
    readonly raisedFrom: string | null | undefined;
    readonly raisedTo: string | null | undefined;
    readonly sort: SnagSort;
    readonly text: string | null | undefined;
    readonly tradeId: string | null | undefined;
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

(node as any).hash = "a3c5c9f8ad0fa38d1dee6c9912833a96";

export default node;
