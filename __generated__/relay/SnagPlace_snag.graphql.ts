/**
 * @generated SignedSource<<06dd84d77b54d26ee38742e2f5ae7cfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagPlace_snag$data = {
  readonly id: string;
  readonly number: number | null | undefined;
  readonly overdueDays: number | null | undefined;
  readonly pin: {
    readonly plan: {
      readonly code: string;
    };
    readonly revision: {
      readonly label: string;
    };
    readonly x: number;
    readonly y: number;
    readonly " $fragmentSpreads": FragmentRefs<"SpotPicture_pin">;
  } | null | undefined;
  readonly reference: string | null | undefined;
  readonly status: SnagStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshPin_snag">;
  readonly " $fragmentType": "SnagPlace_snag";
};
export type SnagPlace_snag$key = {
  readonly " $data"?: SnagPlace_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagPlace_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagPlace_snag",
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
      "name": "status",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanRevision",
          "kind": "LinkedField",
          "name": "revision",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SpotPicture_pin"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFreshPin_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "352eb78c137795cc4515f43c5a93ac65";

export default node;
