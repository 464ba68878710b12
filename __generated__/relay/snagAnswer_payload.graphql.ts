/**
 * @generated SignedSource<<2bd246f302aac1c9a43d3c03da2b1948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeCode = "EDIT_LOST" | "MAYBE_DUPLICATE" | "PIN_DROPPED" | "PIN_UNALIGNED" | "REMOVED_MEANWHILE" | "SNAG_GONE" | "STATUS_CHANGED_MEANWHILE";
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "TAKE_BACK" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type snagAnswer_payload$data = {
  readonly event: {
    readonly editableUntil: number | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"snagChanges_event">;
  } | null | undefined;
  readonly notice: {
    readonly code: NoticeCode;
    readonly message: string;
    readonly other: {
      readonly id: string;
      readonly number: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly receipt: {
    readonly byteLength: number | null | undefined;
    readonly cursor: string;
    readonly eventId: string;
    readonly hash: string;
    readonly number: number | null | undefined;
    readonly sha256: string | null | undefined;
  };
  readonly snag: {
    readonly allowedActions: ReadonlyArray<SnagAction>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"fill_snag">;
  } | null | undefined;
  readonly " $fragmentType": "snagAnswer_payload";
};
export type snagAnswer_payload$key = {
  readonly " $data"?: snagAnswer_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"snagAnswer_payload">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
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
  "name": "snagAnswer_payload",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hash",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "byteLength",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "editableUntil",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "snagChanges_event"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Snag",
      "kind": "LinkedField",
      "name": "snag",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedActions",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "fill_snag"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Notice",
      "kind": "LinkedField",
      "name": "notice",
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
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Snag",
          "kind": "LinkedField",
          "name": "other",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SnagPayload",
  "abstractKey": null
};
})();

(node as any).hash = "9b1950e24c66020c6c765ea49f9b60b0";

export default node;
