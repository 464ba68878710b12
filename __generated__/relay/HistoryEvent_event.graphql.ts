/**
 * @generated SignedSource<<ed3ed1c43559625197d8cda3a62c9d4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ACCEPTANCE_SAVED" | "ACCEPTANCE_WITHDRAWN" | "API_KEY_ENDED" | "API_KEY_MADE" | "CLIENT_LINK_MADE" | "CLIENT_LINK_WITHDRAWN" | "COMMENT_ADDED" | "COMMENT_EDITED" | "COMPANY_LINK_MADE" | "COMPANY_LINK_WITHDRAWN" | "COMPANY_REMOVED" | "COMPANY_SAVED" | "HANDOVER_PREPARED" | "HANDOVER_SEALED" | "HANDOVER_SIGNED" | "HANDOVER_WITHDRAWN" | "IMPORTED" | "INVITATION_WITHDRAWN" | "LOCATIONS_ADDED" | "LOCATION_REMOVED" | "LOCATION_SAVED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_INVITED" | "MEMBER_REMOVED" | "NOTICE_MADE" | "NOTICE_OPENED" | "NOTICE_RECEIVED" | "NOTICE_SENT" | "PASSWORD_LINK_ISSUED" | "PHOTO_ADDED" | "PHOTO_MARKED" | "PHOTO_REMOVED" | "PHOTO_RENDERED" | "PLAN_ADDED" | "PLAN_ALIGNED" | "PLAN_EDITED" | "PLAN_FILE_ADDED" | "PLAN_REDRAW_ASKED" | "PLAN_REMOVED" | "PLAN_RENDERED" | "PLAN_REVISION_ADDED" | "PROJECT_CREATED" | "PROJECT_EDITED" | "REDACTED" | "RESTORED" | "SNAG_ANSWERED" | "SNAG_CLOSED" | "SNAG_COSTED" | "SNAG_DISPUTED" | "SNAG_EDITED" | "SNAG_FIXED" | "SNAG_RAISED" | "SNAG_REOPENED" | "SNAG_RESTORED" | "SNAG_SENT_BACK" | "SNAG_STARTED" | "SNAG_TAKEN_BACK" | "SNAG_VOIDED" | "TRADE_REMOVED" | "TRADE_SAVED" | "WEBHOOK_ADDED" | "WEBHOOK_REMOVED";
export type MoveReason = "DUPLICATE" | "IMPORT_UNDONE" | "NOT_A_DEFECT" | "NOT_OURS" | "NO_ACCESS" | "OUT_OF_SCOPE" | "RAISED_IN_ERROR" | "WAITING_FOR_OTHERS";
export type ShapeKind = "ARROW" | "CIRCLE" | "LINE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type HistoryEvent_event$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly field: string;
    readonly from: string | null | undefined;
    readonly lost: boolean;
    readonly to: string | null | undefined;
  }>;
  readonly comment: string | null | undefined;
  readonly editableUntil: number | null | undefined;
  readonly editedAt: number | null | undefined;
  readonly id: string;
  readonly kind: EventKind;
  readonly occurredAt: number;
  readonly photo: {
    readonly height: number | null | undefined;
    readonly id: string;
    readonly thumbHash: string | null | undefined;
    readonly url: string | null | undefined;
    readonly width: number | null | undefined;
  } | null | undefined;
  readonly reason: MoveReason | null | undefined;
  readonly redacted: boolean;
  readonly shapes: ReadonlyArray<{
    readonly kind: ShapeKind;
    readonly points: ReadonlyArray<number> | null | undefined;
    readonly text: string | null | undefined;
    readonly toX: number | null | undefined;
    readonly toY: number | null | undefined;
    readonly x: number;
    readonly y: number;
  }> | null | undefined;
  readonly withoutEffect: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EraseEvent_event">;
  readonly " $fragmentType": "HistoryEvent_event";
};
export type HistoryEvent_event$key = {
  readonly " $data"?: HistoryEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryEvent_event">;
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
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryEvent_event",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
          "name": "from",
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
          "name": "lost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "photo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbHash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "SMALL"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"SMALL\")"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shape",
      "kind": "LinkedField",
      "name": "shapes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toY",
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
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redacted",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EraseEvent_event"
    },
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
      "kind": "ScalarField",
      "name": "occurredAt",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "07e66e289de3ec5420582a87c8a930fb";

export default node;
