/**
 * @generated SignedSource<<bfc86cff587080df96da6ba76a96cc5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanCards_project$data = {
  readonly plans: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlanCard_plan">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_project">;
  readonly " $fragmentType": "PlanCards_project";
};
export type PlanCards_project$key = {
  readonly " $data"?: PlanCards_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCards_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanCards_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanCard_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanCard_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c2d9c7c8fa62ce4c7bc9a90efab54bb8";

export default node;
