/**
 * @generated SignedSource<<3c5a67396cbb64577de6aa70175a1c7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FactEditor_project$data = {
  readonly timeZone: string;
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project" | "FixerField_project" | "LocationField_project">;
  readonly " $fragmentType": "FactEditor_project";
};
export type FactEditor_project$key = {
  readonly " $data"?: FactEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FactEditor_project",
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

(node as any).hash = "c04755af48efbd307d5aabf270a23cff";

export default node;
