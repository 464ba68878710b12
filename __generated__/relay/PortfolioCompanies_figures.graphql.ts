/**
 * @generated SignedSource<<902534639bd8a5318f4b98cef9c0244c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortfolioCompanies_figures$data = ReadonlyArray<{
  readonly companies: ReadonlyArray<{
    readonly company: {
      readonly id: string;
      readonly name: string;
    };
    readonly daysToFix: number;
    readonly fixed: number;
  }>;
  readonly project: {
    readonly code: string;
  };
  readonly " $fragmentType": "PortfolioCompanies_figures";
}>;
export type PortfolioCompanies_figures$key = ReadonlyArray<{
  readonly " $data"?: PortfolioCompanies_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioCompanies_figures">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PortfolioCompanies_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
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
      "alias": null,
      "args": null,
      "concreteType": "PortfolioCompany",
      "kind": "LinkedField",
      "name": "companies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fixed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysToFix",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PortfolioProject",
  "abstractKey": null
};

(node as any).hash = "13636f86bc581ff54a86c3bad202bcf0";

export default node;
