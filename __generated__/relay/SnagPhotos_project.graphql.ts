/**
 * @generated SignedSource<<a219d0cc3850fe5316c7a202f8b9a6e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type SnagPhotos_project$data = {
  readonly membership: {
    readonly company: {
      readonly id: string;
    } | null | undefined;
    readonly role: Role;
  };
  readonly state: ProjectState;
  readonly " $fragmentType": "SnagPhotos_project";
};
export type SnagPhotos_project$key = {
  readonly " $data"?: SnagPhotos_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagPhotos_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagPhotos_project",
  "selections": [
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

(node as any).hash = "4d642be647bc975dd63dc074fcd8820a";

export default node;
