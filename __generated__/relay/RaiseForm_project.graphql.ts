/**
 * @generated SignedSource<<ac94fbcdf19f38229a4f649579397850>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaiseForm_project$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly locations: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
  }>;
  readonly timeZone: string;
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoLocations_project" | "PriorityRow_project" | "WhatFields_project" | "WhereCard_project">;
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
      "name": "WhereCard_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatFields_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoLocations_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriorityRow_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "b36b243de4a868f5400d8e0b922be30c";

export default node;
