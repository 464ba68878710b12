/**
 * @generated SignedSource<<41bd3cafdd64c510b9a347047f2b170f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrintHead_project$data = {
  readonly name: string;
  readonly snagCounts: {
    readonly " $fragmentSpreads": FragmentRefs<"useChipCounts_counts">;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSetFilters_project">;
  readonly " $fragmentType": "PrintHead_project";
};
export type PrintHead_project$key = {
  readonly " $data"?: PrintHead_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrintHead_project">;
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
  "name": "PrintHead_project",
  "selections": [
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
      "kind": "ScalarField",
      "name": "timeZone",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetFilters_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e16a9152e47e239079a2e02aaa9b7475";

export default node;
