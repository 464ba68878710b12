/**
 * @generated SignedSource<<bbf4404e34e8dc521df88e5b26d4e27e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetUpSteps_project$data = {
  readonly setUpSteps: {
    readonly companies: boolean;
    readonly locations: boolean;
    readonly people: boolean;
    readonly plans: boolean;
    readonly snags: boolean;
    readonly trades: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SetUpSteps_project";
};
export type SetUpSteps_project$key = {
  readonly " $data"?: SetUpSteps_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetUpSteps_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetUpSteps_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SetUpSteps",
      "kind": "LinkedField",
      "name": "setUpSteps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trades",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plans",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "snags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "6e8495c0bda975d62b33e71fefa1565b";

export default node;
