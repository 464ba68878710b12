/**
 * @generated SignedSource<<41b61890b2e5230e073cfccebd7ba066>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptanceHistory_acceptance$data = {
  readonly history: ReadonlyArray<{
    readonly actor: {
      readonly name: string;
    } | null | undefined;
    readonly changes: ReadonlyArray<{
      readonly field: string;
      readonly from: string | null | undefined;
      readonly to: string | null | undefined;
    }>;
    readonly id: string;
    readonly occurredAt: number;
  }>;
  readonly " $fragmentType": "AcceptanceHistory_acceptance";
};
export type AcceptanceHistory_acceptance$key = {
  readonly " $data"?: AcceptanceHistory_acceptance$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptanceHistory_acceptance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptanceHistory_acceptance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "history",
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
          "name": "occurredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Change",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Acceptance",
  "abstractKey": null
};

(node as any).hash = "26bc42242b1900e1bff19c843a39ed16";

export default node;
