/**
 * @generated SignedSource<<f20d14e154c927a24cb5884242fc0d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortfolioProjects_figures$data = ReadonlyArray<{
  readonly ageDays: number | null | undefined;
  readonly open: number;
  readonly overdue: number;
  readonly project: {
    readonly code: string;
    readonly id: string;
    readonly name: string;
  };
  readonly toCheck: number;
  readonly " $fragmentType": "PortfolioProjects_figures";
}>;
export type PortfolioProjects_figures$key = ReadonlyArray<{
  readonly " $data"?: PortfolioProjects_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioProjects_figures">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PortfolioProjects_figures",
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
          "name": "id",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ageDays",
      "storageKey": null
    }
  ],
  "type": "PortfolioProject",
  "abstractKey": null
};

(node as any).hash = "4ef95e87ce5d2030b73476affe34acd3";

export default node;
