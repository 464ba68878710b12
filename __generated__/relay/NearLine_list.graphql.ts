/**
 * @generated SignedSource<<af4279cd0c832878b6276de49b7d4256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NearLine_list$data = {
  readonly near: {
    readonly id: string;
    readonly pin: {
      readonly plan: {
        readonly code: string;
      };
    } | null | undefined;
    readonly reference: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NearLine_list";
};
export type NearLine_list$key = {
  readonly " $data"?: NearLine_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"NearLine_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NearLine_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Snag",
      "kind": "LinkedField",
      "name": "near",
      "plural": false,
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
          "name": "reference",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SnagConnection",
  "abstractKey": null
};

(node as any).hash = "87e7f9cc42d12af13aa574894b665b73";

export default node;
