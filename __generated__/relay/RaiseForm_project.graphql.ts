/**
 * @generated SignedSource<<b116424757f6d5e7695e31960f3c0a31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
import type { FragmentRefs } from "relay-runtime";
export type RaiseForm_project$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly dueDays: {
    readonly critical: number;
    readonly high: number;
    readonly low: number;
    readonly medium: number;
  };
  readonly locations: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
  }>;
  readonly timeZone: string;
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
  }>;
  readonly workingDays: ReadonlyArray<Weekday>;
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project" | "MoreFields_project" | "NoLocations_project" | "TitleFields_project">;
  readonly " $fragmentType": "RaiseForm_project";
};
export type RaiseForm_project$key = {
  readonly " $data"?: RaiseForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaiseForm_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "archived",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaiseForm_project",
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
      "selections": (v1/*:: as any*/),
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TitleFields_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationField_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoLocations_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoreFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "0ca89aebf70ade33d4086ae1380ba697";

export default node;
