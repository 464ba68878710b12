/**
 * @generated SignedSource<<233da5ab7a6b5c9fcdbda796978c261a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyField_project$data = {
  readonly companies: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CompanyField_project";
};
export type CompanyField_project$key = {
  readonly " $data"?: CompanyField_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyField_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "companies",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f0acf661fe1def29677d6c31e2c540a6";

export default node;
