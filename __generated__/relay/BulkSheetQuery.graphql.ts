/**
 * @generated SignedSource<<a3951d7ff05b5de02e261392e56e35f4>>
 * @relayHash 136ee24511ba60e64b9595d95189d062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f6688dec0008ce5307a029939e6625c1718f8ebd3087bc66ea28c75db20faec

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "VOID";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type SnagFilter = {
  assigneeId?: string | null | undefined;
  chip?: SnagChip | null | undefined;
  companyId?: string | null | undefined;
  due?: SnagDue | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  locationId?: string | null | undefined;
  planCode?: string | null | undefined;
  planId?: string | null | undefined;
  priority?: Priority | null | undefined;
  raisedFrom?: string | null | undefined;
  raisedTo?: string | null | undefined;
  text?: string | null | undefined;
  tradeId?: string | null | undefined;
};
export type BulkSheetQuery$variables = {
  code: string;
  first: number;
  others: SnagFilter;
  some: SnagFilter;
};
export type BulkSheetQuery$data = {
  readonly project: {
    readonly others: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly allowedActions: ReadonlyArray<SnagAction>;
          readonly id: string;
          readonly reference: string | null | undefined;
          readonly status: SnagStatus;
        };
      }>;
    };
    readonly some: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly allowedActions: ReadonlyArray<SnagAction>;
          readonly id: string;
          readonly reference: string | null | undefined;
          readonly status: SnagStatus;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"BulkFields_project">;
  } | null | undefined;
};
export type BulkSheetQuery = {
  response: BulkSheetQuery$data;
  variables: BulkSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "others"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "some"
},
v4 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v5 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SnagEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Snag",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "allowedActions",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = {
  "alias": "some",
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "some"
    },
    (v5/*:: as any*/)
  ],
  "concreteType": "SnagConnection",
  "kind": "LinkedField",
  "name": "snags",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": "others",
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "others"
    },
    (v5/*:: as any*/)
  ],
  "concreteType": "SnagConnection",
  "kind": "LinkedField",
  "name": "snags",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archived",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filterable",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BulkFields_project"
          }
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BulkSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trades",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "companies",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "locations",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3f6688dec0008ce5307a029939e6625c1718f8ebd3087bc66ea28c75db20faec",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0bc9a8b03d1646664e1bd98ff0c61790";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
