/**
 * @generated SignedSource<<210d80b8baaaf30581286ecc89175b8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportMailState = "EMPTY" | "FAILED" | "SENDING" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type SentTo_report$data = {
  readonly mails: ReadonlyArray<{
    readonly askedAt: number;
    readonly by: {
      readonly name: string;
    };
    readonly id: string;
    readonly problem: string | null | undefined;
    readonly scheduled: boolean;
    readonly settledAt: number | null | undefined;
    readonly state: ReportMailState;
    readonly to: string;
  }>;
  readonly " $fragmentType": "SentTo_report";
};
export type SentTo_report$key = {
  readonly " $data"?: SentTo_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentTo_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentTo_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
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
          "name": "to",
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
          "name": "askedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduled",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "322113d69287306386e570f96d0565b2";

export default node;
