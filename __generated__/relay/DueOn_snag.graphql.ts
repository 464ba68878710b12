/**
 * @generated SignedSource<<60b7f612b7216aa1241cc1e4c2286f9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingForKind = "ASSIGNMENT" | "COMPANY" | "INSPECTOR" | "NOBODY";
import type { FragmentRefs } from "relay-runtime";
export type DueOn_snag$data = {
  readonly dueOn: string | null | undefined;
  readonly overdueDays: number | null | undefined;
  readonly waitingFor: {
    readonly kind: WaitingForKind;
  };
  readonly " $fragmentType": "DueOn_snag";
};
export type DueOn_snag$key = {
  readonly " $data"?: DueOn_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueOn_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueOn_snag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdueDays",
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
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "4b61fdbc439ddc76437d87c25d9e1f17";

export default node;
