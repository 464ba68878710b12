/**
 * @generated SignedSource<<5233bb7e8f28ee9bec3ed6aafe6e06b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagAction = "ADD_DEFECT_PHOTO" | "ADD_EVIDENCE_PHOTO" | "ANSWER" | "CLOSE" | "COMMENT" | "DISPUTE" | "EDIT" | "FIX" | "REOPEN" | "RESTORE" | "SEND_BACK" | "START" | "TAKE_BACK" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type CheckOne_snag$data = {
  readonly allowedActions: ReadonlyArray<SnagAction>;
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly displayTitle: string;
  readonly fixedAt: number | null | undefined;
  readonly id: string;
  readonly location: {
    readonly path: string;
  } | null | undefined;
  readonly number: number | null | undefined;
  readonly pin: {
    readonly plan: {
      readonly code: string;
    };
  } | null | undefined;
  readonly reference: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePhotos_snag" | "LastMessage_snag" | "MoveSheet_snag" | "ruleFacts_snag">;
  readonly " $fragmentType": "CheckOne_snag";
};
export type CheckOne_snag$key = {
  readonly " $data"?: CheckOne_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckOne_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckOne_snag",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ruleFacts_snag"
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
      "concreteType": "Pin",
      "kind": "LinkedField",
      "name": "pin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
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
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastMessage_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComparePhotos_snag"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveSheet_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "4d71145e41a20f7702ea9625149a858c";

export default node;
