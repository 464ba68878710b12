/**
 * @generated SignedSource<<c50421f2ae2966516d3ad38e662b9f46>>
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
    readonly filterable: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filterable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5cbd6006a2403a01bd0e8930ebf4f838";

export default node;
