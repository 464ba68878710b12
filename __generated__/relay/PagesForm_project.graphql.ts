/**
 * @generated SignedSource<<4ec802836d89284b99cf891c9f47e734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PagesForm_project$data = {
  readonly id: string;
  readonly plans: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PageFields_project">;
  readonly " $fragmentType": "PagesForm_project";
};
export type PagesForm_project$key = {
  readonly " $data"?: PagesForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PagesForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PagesForm_project",
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
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7d7d2693142eaf2ff31171c5d49ea7ee";

export default node;
