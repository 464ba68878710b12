/**
 * @generated SignedSource<<11e7c019b7164e3859484ab97c56326f>>
 * @relayHash 51d8e5021eed62fbf568dcb71b0acf54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f2f656f39c060420978335825a16f4f48e6d90c252da575a5bdaf1e8d843f6c

import type { ConcreteRequest } from 'relay-runtime';
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type SnagSort = "CHANGED" | "DUE" | "NEAR" | "NUMBER" | "PLACE";
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
export type useNeighboursQuery$variables = {
  code: string;
  filter: SnagFilter;
  near?: string | null | undefined;
  sort: SnagSort;
};
export type useNeighboursQuery$data = {
  readonly project: {
    readonly snags: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly number: number | null | undefined;
        };
      }>;
    };
  } | null | undefined;
};
export type useNeighboursQuery = {
  response: useNeighboursQuery$data;
  variables: useNeighboursQuery$variables;
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
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "near"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
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
  "name": "filter",
  "variableName": "filter"
},
v6 = {
  "kind": "Variable",
  "name": "near",
  "variableName": "near"
},
v7 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
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
          (v8/*:: as any*/),
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
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageInfo",
    "kind": "LinkedField",
    "name": "pageInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endCursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasNextPage",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v10 = [
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/)
];
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
    "name": "useNeighboursQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": "snags",
            "args": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "concreteType": "SnagConnection",
            "kind": "LinkedField",
            "name": "__SnagRows_snags_connection",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
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
    "name": "useNeighboursQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "SnagConnection",
            "kind": "LinkedField",
            "name": "snags",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "filters": [
              "filter",
              "sort",
              "near"
            ],
            "handle": "connection",
            "key": "SnagRows_snags",
            "kind": "LinkedHandle",
            "name": "snags"
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5f2f656f39c060420978335825a16f4f48e6d90c252da575a5bdaf1e8d843f6c",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "project",
            "snags"
          ]
        }
      ]
    },
    "name": "useNeighboursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7261ef7accd7ca7a119777eac531706b";

export default node;
