/**
 * @generated SignedSource<<35d318c2817f581c5f6f95b53b990781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_overview$data = {
  readonly disputed: number;
  readonly dueThisWeek: number;
  readonly overdue: number;
  readonly toCheck: number;
  readonly toCheckSince: string | null | undefined;
  readonly unassigned: number;
  readonly " $fragmentType": "Figures_overview";
};
export type Figures_overview$key = {
  readonly " $data"?: Figures_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_overview",
  "selections": [
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
      "name": "dueThisWeek",
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
      "name": "toCheckSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unassigned",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "44a29df19574640d4f86ddd74f84be56";

export default node;
