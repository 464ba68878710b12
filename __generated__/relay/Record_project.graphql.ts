/**
 * @generated SignedSource<<4ef5825596e0f337fdd3a6733fd1c855>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordCheckState = "CHECKING" | "DONE" | "QUEUED";
import type { FragmentRefs } from "relay-runtime";
export type Record_project$data = {
  readonly id: string;
  readonly recordCheck: {
    readonly progress: number | null | undefined;
    readonly state: RecordCheckState;
    readonly " $fragmentSpreads": FragmentRefs<"RecordOutcome_check">;
  } | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "Record_project";
};
export type Record_project$key = {
  readonly " $data"?: Record_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Record_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Record_project",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordCheck",
      "kind": "LinkedField",
      "name": "recordCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecordOutcome_check"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9e39f409784d641fd9a89f89b21ba684";

export default node;
