/**
 * @generated SignedSource<<64977943ff93be6d35d25202e79b1a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ACCEPTANCE_SAVED" | "ACCEPTANCE_WITHDRAWN" | "API_KEY_ENDED" | "API_KEY_MADE" | "CLIENT_LINK_MADE" | "CLIENT_LINK_WITHDRAWN" | "COMMENT_ADDED" | "COMMENT_EDITED" | "COMPANY_LINK_MADE" | "COMPANY_LINK_WITHDRAWN" | "COMPANY_REMOVED" | "COMPANY_SAVED" | "HANDOVER_PREPARED" | "HANDOVER_SEALED" | "HANDOVER_SIGNED" | "HANDOVER_WITHDRAWN" | "IMPORTED" | "INVITATION_WITHDRAWN" | "LOCATIONS_ADDED" | "LOCATION_REMOVED" | "LOCATION_SAVED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_INVITED" | "MEMBER_REMOVED" | "NOTICE_MADE" | "NOTICE_OPENED" | "NOTICE_RECEIVED" | "NOTICE_SENT" | "PASSWORD_LINK_ISSUED" | "PHOTO_ADDED" | "PHOTO_MARKED" | "PHOTO_REMOVED" | "PHOTO_RENDERED" | "PLAN_ADDED" | "PLAN_ALIGNED" | "PLAN_EDITED" | "PLAN_FILE_ADDED" | "PLAN_REDRAW_ASKED" | "PLAN_REMOVED" | "PLAN_RENDERED" | "PLAN_REVISION_ADDED" | "PROJECT_CREATED" | "PROJECT_EDITED" | "REDACTED" | "RESTORED" | "SNAG_ANSWERED" | "SNAG_CLOSED" | "SNAG_COSTED" | "SNAG_DISPUTED" | "SNAG_EDITED" | "SNAG_FIXED" | "SNAG_RAISED" | "SNAG_REOPENED" | "SNAG_RESTORED" | "SNAG_SENT_BACK" | "SNAG_STARTED" | "SNAG_TAKEN_BACK" | "SNAG_VOIDED" | "TRADE_REMOVED" | "TRADE_SAVED" | "WEBHOOK_ADDED" | "WEBHOOK_REMOVED";
export type MoveReason = "DUPLICATE" | "IMPORT_UNDONE" | "NOT_A_DEFECT" | "NOT_OURS" | "NO_ACCESS" | "OUT_OF_SCOPE" | "RAISED_IN_ERROR" | "WAITING_FOR_OTHERS";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type LastMessage_snag$data = {
  readonly lastMessages: ReadonlyArray<{
    readonly actor: {
      readonly name: string;
    } | null | undefined;
    readonly comment: string | null | undefined;
    readonly id: string;
    readonly kind: EventKind;
    readonly occurredAt: number;
    readonly reason: MoveReason | null | undefined;
  }>;
  readonly status: SnagStatus;
  readonly " $fragmentType": "LastMessage_snag";
};
export type LastMessage_snag$key = {
  readonly " $data"?: LastMessage_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastMessage_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastMessage_snag",
  "selections": [
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
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "lastMessages",
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
          "name": "kind",
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
          "kind": "ScalarField",
          "name": "comment",
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
          "kind": "ScalarField",
          "name": "occurredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "5e6d00f84a448febee86258060c4937a";

export default node;
