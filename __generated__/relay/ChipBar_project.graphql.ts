/**
 * @generated SignedSource<<235880ab79ab9117793994087cb596ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type ChipBar_project$data = {
  readonly membership: {
    readonly role: Role;
  };
  readonly snagCounts: {
    readonly " $fragmentSpreads": FragmentRefs<"useChipCounts_counts">;
  };
  readonly " $fragmentType": "ChipBar_project";
};
export type ChipBar_project$key = {
  readonly " $data"?: ChipBar_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChipBar_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChipBar_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "SnagCounts",
      "kind": "LinkedField",
      "name": "snagCounts",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useChipCounts_counts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "72b11e201ef53af583ead0693bc3e484";

export default node;
