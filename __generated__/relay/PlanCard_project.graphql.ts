/**
 * @generated SignedSource<<6f1d2ff72f441347fc17d4143facb9e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_project$data = {
  readonly id: string;
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
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "87718621a01ae8186ec17f9617e25ad0";

export default node;
