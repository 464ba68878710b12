/**
 * @generated SignedSource<<3fe2401365b9c6f6dafee25d40d948bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
import type { FragmentRefs } from "relay-runtime";
export type PriorityRow_project$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly dueDays: {
    readonly critical: number;
    readonly high: number;
    readonly low: number;
    readonly medium: number;
  };
  readonly trades: ReadonlyArray<{
    readonly defaultCompany: {
      readonly archived: boolean;
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly id: string;
  }>;
  readonly workingDays: ReadonlyArray<Weekday>;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "PriorityRow_project";
};
export type PriorityRow_project$key = {
  readonly " $data"?: PriorityRow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriorityRow_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriorityRow_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DueDays",
      "kind": "LinkedField",
      "name": "dueDays",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "low",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medium",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "high",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "critical",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingDays",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "defaultCompany",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "companies",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "fc61500c93161fd69fd91b4d3186332c";

export default node;
