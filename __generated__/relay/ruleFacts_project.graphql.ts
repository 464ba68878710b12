/**
 * @generated SignedSource<<7950d819e9d892334686a591384bdc4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type ruleFacts_project$data = {
  readonly membership: {
    readonly company: {
      readonly id: string;
    } | null | undefined;
    readonly role: Role;
  };
  readonly state: ProjectState;
  readonly timeZone: string;
  readonly " $fragmentType": "ruleFacts_project";
};
export type ruleFacts_project$key = {
  readonly " $data"?: ruleFacts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ruleFacts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ruleFacts_project",
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
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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

(node as any).hash = "4f6a9d38a5da87f73ab3978368ee992e";

export default node;
