/**
 * @generated SignedSource<<37da476386b2c97443067cb3450976e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Paper = "A4" | "LETTER";
export type ReportGrouping = "COMPANY" | "PLACE" | "TRADE";
export type ReportLayout = "BLOCK" | "LINE";
export type ReportPhotos = "LARGE" | "NONE" | "SMALL";
import type { FragmentRefs } from "relay-runtime";
export type reportSettings_settings$data = {
  readonly grouping: ReportGrouping;
  readonly language: string;
  readonly layout: ReportLayout;
  readonly onPlan: boolean;
  readonly paper: Paper;
  readonly photos: ReportPhotos;
  readonly " $fragmentType": "reportSettings_settings";
};
export type reportSettings_settings$key = {
  readonly " $data"?: reportSettings_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"reportSettings_settings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reportSettings_settings"
};

(node as any).hash = "bcc5238b64a931a66f721da1799ee657";

export default node;
