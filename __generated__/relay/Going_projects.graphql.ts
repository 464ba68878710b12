/**
 * @generated SignedSource<<9784aabb1706b9c5fb0690af16156410>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
import type { FragmentRefs } from "relay-runtime";
export type Going_projects$data = ReadonlyArray<{
  readonly code: string;
  readonly membership: {
    readonly may: {
      readonly raise: boolean;
    };
  };
  readonly name: string;
  readonly state: ProjectState;
  readonly " $fragmentType": "Going_projects";
}>;
export type Going_projects$key = ReadonlyArray<{
  readonly " $data"?: Going_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"Going_projects">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Going_projects",
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
      "kind": "ScalarField",
      "name": "name",
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
              "name": "raise",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "70663c93eb8770fa0ba39cc8dea49835";

export default node;
