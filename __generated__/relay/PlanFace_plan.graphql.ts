/**
 * @generated SignedSource<<9541ef3e306501e0936f7feabd7ada0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type PlanFace_plan$data = {
  readonly code: string;
  readonly current: {
    readonly id: string;
    readonly overviewUrl: string | null | undefined;
  };
  readonly revisions: ReadonlyArray<{
    readonly aligned: boolean;
    readonly failure: string | null | undefined;
    readonly id: string;
    readonly label: string;
    readonly pageHeightMm: number;
    readonly pageWidthMm: number;
    readonly progress: number | null | undefined;
    readonly state: PlanRevisionState;
    readonly " $fragmentSpreads": FragmentRefs<"DrawAgain_revision">;
  }>;
  readonly " $fragmentType": "PlanFace_plan";
};
export type PlanFace_plan$key = {
  readonly " $data"?: PlanFace_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFace_plan">;
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
  "name": "PlanFace_plan",
  "selections": [
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
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "SMALL"
            }
          ],
          "kind": "ScalarField",
          "name": "overviewUrl",
          "storageKey": "overviewUrl(size:\"SMALL\")"
        }
      ],
      "storageKey": null
    },
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
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aligned",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DrawAgain_revision"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "6dae3b0b3c30bb69a04e7bc57f2bfbc4";

export default node;
