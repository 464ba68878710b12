/**
 * @generated SignedSource<<354e63e0d8d24d86156229217a518203>>
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
  readonly timeZone: string;
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project" | "MoreFields_project" | "TitleFields_project">;
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
};
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
      "selections": [
        (v0/*:: as any*/),
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
      "name": "MoreFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "ab10238c21a71808018339145a8c6b71";

export default node;
