/**
 * @generated SignedSource<<68876387d472161d42a3193ff85c182e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_project$data = {
  readonly membership: {
    readonly may: {
      readonly revisePlans: boolean;
      readonly setUp: boolean;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"EditPlanSheet_project">;
  readonly " $fragmentType": "PlanCard_project";
};
export type PlanCard_project$key = {
  readonly " $data"?: PlanCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanCard_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permissions",
          "kind": "LinkedField",
          "name": "may",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "setUp",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "revisePlans",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPlanSheet_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1dc54202e35a44ae20e5774eadba31b7";

export default node;
