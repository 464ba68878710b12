/**
 * @generated SignedSource<<c43a0a03c373525e62f06c013a86aec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ACCEPTANCE_SAVED" | "ACCEPTANCE_WITHDRAWN" | "API_KEY_ENDED" | "API_KEY_MADE" | "CLIENT_LINK_MADE" | "CLIENT_LINK_WITHDRAWN" | "COMMENT_ADDED" | "COMMENT_EDITED" | "COMPANY_LINK_MADE" | "COMPANY_LINK_WITHDRAWN" | "COMPANY_REMOVED" | "COMPANY_SAVED" | "HANDOVER_PREPARED" | "HANDOVER_SEALED" | "HANDOVER_SIGNED" | "HANDOVER_WITHDRAWN" | "IMPORTED" | "INVITATION_WITHDRAWN" | "LOCATIONS_ADDED" | "LOCATION_REMOVED" | "LOCATION_SAVED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_INVITED" | "MEMBER_REMOVED" | "NOTICE_MADE" | "NOTICE_OPENED" | "NOTICE_RECEIVED" | "NOTICE_SENT" | "PASSWORD_LINK_ISSUED" | "PHOTO_ADDED" | "PHOTO_MARKED" | "PHOTO_REMOVED" | "PHOTO_RENDERED" | "PLAN_ADDED" | "PLAN_ALIGNED" | "PLAN_EDITED" | "PLAN_FILE_ADDED" | "PLAN_REDRAW_ASKED" | "PLAN_REMOVED" | "PLAN_RENDERED" | "PLAN_REVISION_ADDED" | "PROJECT_CREATED" | "PROJECT_EDITED" | "REDACTED" | "RESTORED" | "SNAG_ANSWERED" | "SNAG_CLOSED" | "SNAG_COSTED" | "SNAG_DISPUTED" | "SNAG_EDITED" | "SNAG_FIXED" | "SNAG_RAISED" | "SNAG_REOPENED" | "SNAG_RESTORED" | "SNAG_SENT_BACK" | "SNAG_STARTED" | "SNAG_TAKEN_BACK" | "SNAG_VOIDED" | "TRADE_REMOVED" | "TRADE_SAVED" | "WEBHOOK_ADDED" | "WEBHOOK_REMOVED";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type WaitingRow_edge$data = {
  readonly lastEvent: {
    readonly actor: {
      readonly name: string;
    } | null | undefined;
    readonly comment: string | null | undefined;
    readonly kind: EventKind;
    readonly recordedAt: number;
  } | null | undefined;
  readonly node: {
    readonly displayTitle: string;
    readonly location: {
      readonly shortPath: string;
    } | null | undefined;
    readonly number: number | null | undefined;
    readonly project: {
      readonly code: string;
      readonly timeZone: string;
    };
    readonly reference: string | null | undefined;
    readonly sentBackCount: number;
    readonly status: SnagStatus;
    readonly thumbnail: {
      readonly thumbHash: string | null | undefined;
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly waitingFor: {
      readonly since: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DueOn_snag">;
  };
  readonly " $fragmentType": "WaitingRow_edge";
};
export type WaitingRow_edge$key = {
  readonly " $data"?: WaitingRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingRow_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "lastEvent",
      "plural": false,
      "selections": [
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
          "name": "comment",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Snag",
      "kind": "LinkedField",
      "name": "node",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentBackCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortPath",
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
          "name": "thumbnail",
          "plural": false,
          "selections": [
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
          "concreteType": "WaitingFor",
          "kind": "LinkedField",
          "name": "waitingFor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "since",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DueOn_snag"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingEdge",
  "abstractKey": null
};

(node as any).hash = "5404fbf53864331b3e0298334e8c9510";

export default node;
