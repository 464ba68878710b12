/**
 * @generated SignedSource<<1039567c68aba2039f427b791d351f59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type SpotPicture_pin$data = {
  readonly extractUrl: string | null | undefined;
  readonly revision: {
    readonly failure: string | null | undefined;
    readonly medium: string | null | undefined;
    readonly pageHeightMm: number;
    readonly pageWidthMm: number;
    readonly progress: number | null | undefined;
    readonly state: PlanRevisionState;
  };
  readonly x: number;
  readonly y: number;
  readonly " $fragmentType": "SpotPicture_pin";
};
export type SpotPicture_pin$key = {
  readonly " $data"?: SpotPicture_pin$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpotPicture_pin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpotPicture_pin",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extractUrl",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageWidthMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageHeightMm",
          "storageKey": null
        },
        {
          "alias": "medium",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "MEDIUM"
            }
          ],
          "kind": "ScalarField",
          "name": "overviewUrl",
          "storageKey": "overviewUrl(size:\"MEDIUM\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pin",
  "abstractKey": null
};

(node as any).hash = "3c2913147a721b09ee310952e22658a5";

export default node;
