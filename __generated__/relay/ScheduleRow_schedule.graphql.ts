/**
 * @generated SignedSource<<a2f00f8e43c3183f7748525d5939a1dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportKind = "HANDOVER" | "LIST" | "TRADE_SHEET";
export type ReportOutcome = "EMPTY" | "FAILED" | "SENT";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
import type { FragmentRefs } from "relay-runtime";
export type ScheduleRow_schedule$data = {
  readonly about: string;
  readonly addresses: ReadonlyArray<string>;
  readonly by: {
    readonly name: string;
  };
  readonly hour: number;
  readonly id: string;
  readonly kind: ReportKind;
  readonly lastOn: string | null | undefined;
  readonly mayChange: boolean;
  readonly nextOn: string | null | undefined;
  readonly outcome: ReportOutcome | null | undefined;
  readonly paused: boolean;
  readonly stopped: boolean;
  readonly toCompany: boolean;
  readonly weekdays: ReadonlyArray<Weekday>;
  readonly " $fragmentSpreads": FragmentRefs<"EditSchedule_schedule">;
  readonly " $fragmentType": "ScheduleRow_schedule";
};
export type ScheduleRow_schedule$key = {
  readonly " $data"?: ScheduleRow_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleRow_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleRow_schedule",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekdays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addresses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stopped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayChange",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSchedule_schedule"
    }
  ],
  "type": "ReportSchedule",
  "abstractKey": null
};

(node as any).hash = "d72fa13858768772498ddf7b42a71f18";

export default node;
