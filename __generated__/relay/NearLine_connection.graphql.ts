/**
 * @generated SignedSource<<c8354b86e3e18073c803066eb1b9ae39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NearLine_connection$data = {
  readonly near: {
    readonly id: string;
    readonly pin: {
      readonly plan: {
        readonly code: string;
      };
    } | null | undefined;
    readonly reference: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NearLine_connection";
};
export type NearLine_connection$key = {
  readonly " $data"?: NearLine_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"NearLine_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NearLine_connection",
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

(node as any).hash = "051f58355cc2a00ce6adae0a6089ba85";

export default node;
