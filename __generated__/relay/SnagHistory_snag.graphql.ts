/**
 * @generated SignedSource<<526ef401e50efbacc6728b6d55c18eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ACCEPTANCE_SAVED" | "ACCEPTANCE_WITHDRAWN" | "API_KEY_ENDED" | "API_KEY_MADE" | "CLIENT_LINK_MADE" | "CLIENT_LINK_WITHDRAWN" | "COMMENT_ADDED" | "COMMENT_EDITED" | "COMPANY_LINK_MADE" | "COMPANY_LINK_WITHDRAWN" | "COMPANY_REMOVED" | "COMPANY_SAVED" | "HANDOVER_PREPARED" | "HANDOVER_SEALED" | "HANDOVER_SIGNED" | "HANDOVER_WITHDRAWN" | "IMPORTED" | "INVITATION_WITHDRAWN" | "LOCATIONS_ADDED" | "LOCATION_REMOVED" | "LOCATION_SAVED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_INVITED" | "MEMBER_REMOVED" | "NOTICE_MADE" | "NOTICE_OPENED" | "NOTICE_RECEIVED" | "NOTICE_SENT" | "PASSWORD_LINK_ISSUED" | "PHOTO_ADDED" | "PHOTO_MARKED" | "PHOTO_REMOVED" | "PHOTO_RENDERED" | "PLAN_ADDED" | "PLAN_ALIGNED" | "PLAN_EDITED" | "PLAN_FILE_ADDED" | "PLAN_REDRAW_ASKED" | "PLAN_REMOVED" | "PLAN_RENDERED" | "PLAN_REVISION_ADDED" | "PROJECT_CREATED" | "PROJECT_EDITED" | "REDACTED" | "RESTORED" | "SNAG_ANSWERED" | "SNAG_CLOSED" | "SNAG_COSTED" | "SNAG_DISPUTED" | "SNAG_EDITED" | "SNAG_FIXED" | "SNAG_RAISED" | "SNAG_REOPENED" | "SNAG_RESTORED" | "SNAG_SENT_BACK" | "SNAG_STARTED" | "SNAG_TAKEN_BACK" | "SNAG_VOIDED" | "TRADE_REMOVED" | "TRADE_SAVED" | "WEBHOOK_ADDED" | "WEBHOOK_REMOVED";
export type PhotoKind = "DEFECT" | "EVIDENCE";
import type { FragmentRefs } from "relay-runtime";
export type SnagHistory_snag$data = {
  readonly history: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly actor: {
          readonly name: string;
        } | null | undefined;
        readonly changes: ReadonlyArray<{
          readonly field: string;
          readonly lost: boolean;
        }>;
        readonly edited: {
          readonly id: string;
        } | null | undefined;
        readonly id: string;
        readonly kind: EventKind;
        readonly mayErase: boolean;
        readonly occurredAt: number;
        readonly photo: {
          readonly id: string;
          readonly kind: PhotoKind;
        } | null | undefined;
        readonly withoutEffect: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"HistoryEvent_event">;
      };
    }>;
  };
  readonly id: string;
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly kind: PhotoKind;
  }>;
  readonly " $fragmentType": "SnagHistory_snag";
} | null | undefined;
export type SnagHistory_snag$key = {
  readonly " $data"?: SnagHistory_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagHistory_snag">;
};

import SnagHistoryPaginationQuery_graphql from './SnagHistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "history"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": SnagHistoryPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "SnagHistory_snag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "history",
        "args": null,
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "__SnagHistory_history_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EventEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Event",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "withoutEffect",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "actor",
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
                    "concreteType": "Change",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lost",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Photo",
                    "kind": "LinkedField",
                    "name": "photo",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Event",
                    "kind": "LinkedField",
                    "name": "edited",
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
                    "name": "mayErase",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "occurredAt",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "HistoryEvent_event"
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
        "storageKey": null
      },
      "action": "NONE"
    },
    (v1/*:: as any*/)
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "e3b30f65b8ecb16857f9914c5e56b28d";

export default node;
