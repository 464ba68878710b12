/**
 * @generated SignedSource<<4ad71e840e0039a484b942833e64f7e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DefectNoticeKind = "AFTER" | "BEFORE" | "SECOND" | "WITHDRAWAL";
export type DefectNoticeMailState = "FAILED" | "SENDING" | "SENT" | "WAITING";
export type DefectNoticeState = "DONE" | "FOLLOWED" | "PASSED" | "RUNNING" | "WITHDRAWN";
export type NoticeBasis = "BGB" | "JCT" | "NEC" | "OWN" | "VOB_13_5" | "VOB_4_7";
export type NoticeWay = "LINK" | "MAIL" | "PRINT";
import type { FragmentRefs } from "relay-runtime";
export type DefectNoticeRow_notice$data = {
  readonly amount: number | null | undefined;
  readonly basis: NoticeBasis;
  readonly company: {
    readonly id: string;
    readonly name: string;
  };
  readonly deadlineOn: string | null | undefined;
  readonly id: string;
  readonly isWithheld: boolean;
  readonly kind: DefectNoticeKind;
  readonly mails: ReadonlyArray<{
    readonly id: string;
    readonly settledAt: number | null | undefined;
    readonly state: DefectNoticeMailState;
    readonly to: string;
  }>;
  readonly mayFollow: ReadonlyArray<DefectNoticeKind>;
  readonly number: number;
  readonly openedAt: number | null | undefined;
  readonly openedBy: string | null | undefined;
  readonly owed: number;
  readonly previous: {
    readonly number: number;
  } | null | undefined;
  readonly receivedOn: string | null | undefined;
  readonly sentAt: number;
  readonly sentBy: {
    readonly name: string;
  };
  readonly sha256: string | null | undefined;
  readonly slipUrl: string | null | undefined;
  readonly slipUrls: ReadonlyArray<string>;
  readonly slips: number;
  readonly snagCount: number;
  readonly state: DefectNoticeState;
  readonly toCheck: number;
  readonly url: string | null | undefined;
  readonly way: NoticeWay;
  readonly " $fragmentType": "DefectNoticeRow_notice";
};
export type DefectNoticeRow_notice$key = {
  readonly " $data"?: DefectNoticeRow_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefectNoticeRow_notice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DefectNoticeRow_notice",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "basis",
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
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DefectNotice",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadlineOn",
      "storageKey": null
    },
    (v3/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "way",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "sentBy",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DefectNoticeMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settledAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slipUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slipUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slips",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sha256",
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
      "name": "isWithheld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayFollow",
      "storageKey": null
    }
  ],
  "type": "DefectNotice",
  "abstractKey": null
};
})();

(node as any).hash = "fbca6d17fca060071435fe6b7d88b89f";

export default node;
