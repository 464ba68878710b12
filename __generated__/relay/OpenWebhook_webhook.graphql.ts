/**
 * @generated SignedSource<<2e99737a14a800717367bc080cdafaaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ACCEPTANCE_SAVED" | "ACCEPTANCE_WITHDRAWN" | "API_KEY_ENDED" | "API_KEY_MADE" | "CLIENT_LINK_MADE" | "CLIENT_LINK_WITHDRAWN" | "COMMENT_ADDED" | "COMMENT_EDITED" | "COMPANY_LINK_MADE" | "COMPANY_LINK_WITHDRAWN" | "COMPANY_REMOVED" | "COMPANY_SAVED" | "HANDOVER_PREPARED" | "HANDOVER_SEALED" | "HANDOVER_SIGNED" | "HANDOVER_WITHDRAWN" | "IMPORTED" | "INVITATION_WITHDRAWN" | "LOCATIONS_ADDED" | "LOCATION_REMOVED" | "LOCATION_SAVED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_INVITED" | "MEMBER_REMOVED" | "NOTICE_MADE" | "NOTICE_OPENED" | "NOTICE_RECEIVED" | "NOTICE_SENT" | "PASSWORD_LINK_ISSUED" | "PHOTO_ADDED" | "PHOTO_MARKED" | "PHOTO_REMOVED" | "PHOTO_RENDERED" | "PLAN_ADDED" | "PLAN_ALIGNED" | "PLAN_EDITED" | "PLAN_FILE_ADDED" | "PLAN_REDRAW_ASKED" | "PLAN_REMOVED" | "PLAN_RENDERED" | "PLAN_REVISION_ADDED" | "PROJECT_CREATED" | "PROJECT_EDITED" | "REDACTED" | "RESTORED" | "SNAG_ANSWERED" | "SNAG_CLOSED" | "SNAG_COSTED" | "SNAG_DISPUTED" | "SNAG_EDITED" | "SNAG_FIXED" | "SNAG_RAISED" | "SNAG_REOPENED" | "SNAG_RESTORED" | "SNAG_SENT_BACK" | "SNAG_STARTED" | "SNAG_TAKEN_BACK" | "SNAG_VOIDED" | "TRADE_REMOVED" | "TRADE_SAVED" | "WEBHOOK_ADDED" | "WEBHOOK_REMOVED";
import type { FragmentRefs } from "relay-runtime";
export type OpenWebhook_webhook$data = {
  readonly host: string;
  readonly id: string;
  readonly untaken: ReadonlyArray<{
    readonly id: string;
    readonly kind: EventKind;
    readonly nextAt: number | null | undefined;
    readonly outcome: string;
    readonly recordedAt: number;
    readonly reference: string | null | undefined;
    readonly tries: number;
  }>;
  readonly " $fragmentType": "OpenWebhook_webhook";
};
export type OpenWebhook_webhook$key = {
  readonly " $data"?: OpenWebhook_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWebhook_webhook">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenWebhook_webhook",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UntakenEvent",
      "kind": "LinkedField",
      "name": "untaken",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedAt",
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
          "name": "tries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};
})();

(node as any).hash = "8ef8edd5a6f9e5af0829bc768f750b24";

export default node;
