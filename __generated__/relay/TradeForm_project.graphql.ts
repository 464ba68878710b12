/**
 * @generated SignedSource<<b0969a4e11a0e5b57da0ec3218131050>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeForm_project$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "TradeForm_project";
};
export type TradeForm_project$key = {
  readonly " $data"?: TradeForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeForm_project">;
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
  "name": "TradeForm_project",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "CompanyField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "6cb49e2b3da74588cb95b3dc08b57532";

export default node;
