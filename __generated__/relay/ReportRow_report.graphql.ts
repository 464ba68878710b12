/**
 * @generated SignedSource<<97e2861cce89585d14c4960ffbc5b32f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportKind = "HANDOVER" | "LIST" | "TRADE_SHEET";
export type ReportState = "CANCELLED" | "FAILED" | "MAKING" | "QUEUED" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type ReportRow_report$data = {
  readonly about: string;
  readonly askedAt: number;
  readonly by: {
    readonly name: string;
  };
  readonly byteLength: number | null | undefined;
  readonly companyPeople: ReadonlyArray<string>;
  readonly failure: string | null | undefined;
  readonly forSigning: boolean;
  readonly id: string;
  readonly kind: ReportKind;
  readonly mayRemove: boolean;
  readonly maySend: boolean;
  readonly progress: number | null | undefined;
  readonly settings: {
    readonly allCompanies: boolean;
  };
  readonly snagCount: number | null | undefined;
  readonly state: ReportState;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SentTo_report">;
  readonly " $fragmentType": "ReportRow_report";
};
export type ReportRow_report$key = {
  readonly " $data"?: ReportRow_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportRow_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportRow_report",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
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
      "concreteType": "ReportSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allCompanies",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snagCount",
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
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRemove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forSigning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maySend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyPeople",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentTo_report"
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "cceba2a5c8aa6dc22abb248693564794";

export default node;
