/**
 * @generated SignedSource<<2266a5b50ea3a076127cb284ddc1c8d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
import type { FragmentRefs } from "relay-runtime";
export type DueRules_project$data = {
  readonly dueDays: {
    readonly critical: number;
    readonly high: number;
    readonly low: number;
    readonly medium: number;
  };
  readonly id: string;
  readonly practicalCompletionOn: string | null | undefined;
  readonly workingDays: ReadonlyArray<Weekday>;
  readonly " $fragmentType": "DueRules_project";
};
export type DueRules_project$key = {
  readonly " $data"?: DueRules_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueRules_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueRules_project",
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
      "kind": "ScalarField",
      "name": "practicalCompletionOn",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8f20aef4b8f02a8f60c16b3a6127d654";

export default node;
