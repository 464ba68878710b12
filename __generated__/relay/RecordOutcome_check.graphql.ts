/**
 * @generated SignedSource<<a594172ba0751de1261807d6d5983403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordBreakReason = "CHANGED_EVENT" | "CHANGED_VALUE" | "EXTRA_ROW" | "MISSING_EVENT" | "MISSING_VALUE" | "UNKNOWN_FORMAT";
export type RecordFileKind = "HANDOVER" | "PHOTO" | "PLAN_FILE";
export type RecordFileReason = "MISSING" | "NO_EVENT" | "OTHER_BYTES" | "OTHER_LENGTH" | "OTHER_ROW" | "UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type RecordOutcome_check$data = {
  readonly by: {
    readonly name: string;
  };
  readonly result: {
    readonly break: {
      readonly seq: number;
      readonly why: RecordBreakReason;
    } | null | undefined;
    readonly checkedAt: number;
    readonly events: number;
    readonly faultyFiles: number;
    readonly fileFaults: ReadonlyArray<{
      readonly id: string;
      readonly kind: RecordFileKind;
      readonly why: RecordFileReason;
    }>;
    readonly handovers: number;
    readonly holds: boolean;
    readonly lastHash: string;
    readonly photos: number;
    readonly planFiles: number;
    readonly redacted: number;
    readonly restores: ReadonlyArray<{
      readonly backedUpAt: number | null | undefined;
      readonly restoredAt: number;
      readonly seq: number;
    }>;
    readonly sealed: number;
    readonly sealedAt: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RecordOutcome_check";
};
export type RecordOutcome_check$key = {
  readonly " $data"?: RecordOutcome_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordOutcome_check">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seq",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "why",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordOutcome_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
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
      "concreteType": "RecordResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "events",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastHash",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sealed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sealedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordBreak",
          "kind": "LinkedField",
          "name": "break",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planFiles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handovers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faultyFiles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordFileFault",
          "kind": "LinkedField",
          "name": "fileFaults",
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordRestore",
          "kind": "LinkedField",
          "name": "restores",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "restoredAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backedUpAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecordCheck",
  "abstractKey": null
};
})();

(node as any).hash = "6920d7d519578a357e386b239476bcee";

export default node;
