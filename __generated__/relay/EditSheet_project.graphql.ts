/**
 * @generated SignedSource<<84e8e0479b5c3195a32149e1665661e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSheet_project$data = {
  readonly timeZone: string;
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
    readonly phrases: ReadonlyArray<string>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project" | "FixerField_project" | "LocationField_project">;
  readonly " $fragmentType": "EditSheet_project";
};
export type EditSheet_project$key = {
  readonly " $data"?: EditSheet_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSheet_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSheet_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trades",
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phrases",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FixerField_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "04e9a3f36bf9d74023fa286f904a4b52";

export default node;
