/**
 * @generated SignedSource<<da4a3adcf6ffcbb7d2d8eb256d26611d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Accepted = "ALL" | "PART";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type WaitingForKind = "ASSIGNMENT" | "COMPANY" | "INSPECTOR" | "NOBODY";
import type { FragmentRefs } from "relay-runtime";
export type SnagHead_snag$data = {
  readonly afterAcceptance: Accepted | null | undefined;
  readonly displayTitle: string;
  readonly dueOn: string | null | undefined;
  readonly fixedAt: number | null | undefined;
  readonly fixedBy: {
    readonly name: string;
  } | null | undefined;
  readonly location: {
    readonly path: string;
  } | null | undefined;
  readonly overdueDays: number | null | undefined;
  readonly reference: string | null | undefined;
  readonly status: SnagStatus;
  readonly waitingFor: {
    readonly kind: WaitingForKind;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WaitingFor_snag">;
  readonly " $fragmentType": "SnagHead_snag";
};
export type SnagHead_snag$key = {
  readonly " $data"?: SnagHead_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagHead_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagHead_snag",
  "selections": [
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
      "kind": "ScalarField",
      "name": "afterAcceptance",
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
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "fixedBy",
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
      "name": "fixedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingFor_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "91f6579461e0b9a5c4d266f6438d9e9e";

export default node;
