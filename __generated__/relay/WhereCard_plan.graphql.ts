/**
 * @generated SignedSource<<25a8beccb06575ef03c32ff49455c421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhereCard_plan$data = {
  readonly code: string;
  readonly location: {
    readonly path: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"PinnedPlace_plan">;
  readonly " $fragmentType": "WhereCard_plan";
};
export type WhereCard_plan$key = {
  readonly " $data"?: WhereCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhereCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhereCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PinnedPlace_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "663b2309f23fba64d697605cf7a1aa69";

export default node;
