/**
 * @generated SignedSource<<68208b27f14e84f0b6d77e3c886a5a91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type AlignView_plan$data = {
  readonly id: string;
  readonly revisions: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly pageHeightMm: number;
    readonly pageWidthMm: number;
    readonly state: PlanRevisionState;
    readonly " $fragmentSpreads": FragmentRefs<"AlignSheet_revision">;
  }>;
  readonly " $fragmentType": "AlignView_plan";
};
export type AlignView_plan$key = {
  readonly " $data"?: AlignView_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlignView_plan">;
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
  "name": "AlignView_plan",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageWidthMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageHeightMm",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AlignSheet_revision"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "1ffc32aadc3ed072ab3674ae57947a50";

export default node;
