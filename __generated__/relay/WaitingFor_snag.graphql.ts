/**
 * @generated SignedSource<<cae3ef7a3ee6c5f8d1d440cf46bdd86d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type WaitingForKind = "ASSIGNMENT" | "COMPANY" | "INSPECTOR" | "NOBODY";
import type { FragmentRefs } from "relay-runtime";
export type WaitingFor_snag$data = {
  readonly status: SnagStatus;
  readonly waitingFor: {
    readonly company: {
      readonly name: string;
    } | null | undefined;
    readonly kind: WaitingForKind;
    readonly since: number;
  };
  readonly " $fragmentType": "WaitingFor_snag";
};
export type WaitingFor_snag$key = {
  readonly " $data"?: WaitingFor_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingFor_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingFor_snag",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "4e1b37a9936a929648dd55421056d726";

export default node;
