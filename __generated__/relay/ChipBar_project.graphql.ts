/**
 * @generated SignedSource<<606d01c5035989bbfba0543dd62f53a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChipBar_project$data = {
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

(node as any).hash = "0b5f43fd4f46efbcd873ef65e2e17dbf";

export default node;
