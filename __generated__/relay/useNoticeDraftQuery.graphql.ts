/**
 * @generated SignedSource<<76510feb86eb9b737b52840fbbd3f145>>
 * @relayHash 6e4a7c666e54f62c05b807d4ee465f32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2860cf9575fc5a3845ea80d6149937c5ec64152348d519b2b6236f463aaa073d

import type { ConcreteRequest } from 'relay-runtime';
export type DefectNoticeKind = "AFTER" | "BEFORE" | "SECOND" | "WITHDRAWAL";
export type NoticeBasis = "BGB" | "JCT" | "NEC" | "OWN" | "VOB_13_5" | "VOB_4_7";
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OUTSTANDING" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED" | "UNDONE";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type SnagType = "DAMAGE" | "DEFECT" | "OTHER" | "UNFINISHED";
export type SnagFilter = {
  assigneeId?: string | null | undefined;
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  chip?: SnagChip | null | undefined;
  companyId?: string | null | undefined;
  companyIds?: ReadonlyArray<string> | null | undefined;
  due?: SnagDue | null | undefined;
  exactLocationIds?: ReadonlyArray<string> | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  locationId?: string | null | undefined;
  locationIds?: ReadonlyArray<string> | null | undefined;
  planCode?: string | null | undefined;
  planId?: string | null | undefined;
  priorities?: ReadonlyArray<Priority> | null | undefined;
  priority?: Priority | null | undefined;
  raisedFrom?: string | null | undefined;
  raisedTo?: string | null | undefined;
  statuses?: ReadonlyArray<SnagStatus> | null | undefined;
  text?: string | null | undefined;
  tradeId?: string | null | undefined;
  tradeIds?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<SnagType> | null | undefined;
};
export type useNoticeDraftQuery$variables = {
  basis: NoticeBasis;
  code: string;
  companyId: string;
  filter?: SnagFilter | null | undefined;
  kind: DefectNoticeKind;
  language: string;
  previousId?: string | null | undefined;
};
export type useNoticeDraftQuery$data = {
  readonly project: {
    readonly defectNoticeDraft: {
      readonly about: string;
      readonly deadlineOn: string;
      readonly hasLink: boolean;
      readonly isAccepted: boolean;
      readonly isEnglish: boolean;
      readonly leftOut: number;
      readonly number: number;
      readonly people: ReadonlyArray<string>;
      readonly snags: ReadonlyArray<{
        readonly cost: number | null | undefined;
        readonly displayTitle: string;
        readonly id: string;
        readonly reference: string | null | undefined;
      }>;
      readonly text: string;
    } | null | undefined;
  } | null | undefined;
};
export type useNoticeDraftQuery = {
  response: useNoticeDraftQuery$data;
  variables: useNoticeDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basis"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companyId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "previousId"
},
v7 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "basis",
      "variableName": "basis"
    },
    {
      "kind": "Variable",
      "name": "companyId",
      "variableName": "companyId"
    },
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
    },
    {
      "kind": "Variable",
      "name": "language",
      "variableName": "language"
    },
    {
      "kind": "Variable",
      "name": "previousId",
      "variableName": "previousId"
    }
  ],
  "concreteType": "DefectNoticeDraft",
  "kind": "LinkedField",
  "name": "defectNoticeDraft",
  "plural": false,
  "selections": [
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
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Snag",
      "kind": "LinkedField",
      "name": "snags",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
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
          "name": "cost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadlineOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAccepted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnglish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasLink",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNoticeDraftQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNoticeDraftQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2860cf9575fc5a3845ea80d6149937c5ec64152348d519b2b6236f463aaa073d",
    "metadata": {},
    "name": "useNoticeDraftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb4fa544fd5a0a2cc7b01d363bdf802f";

export default node;
