/**
 * @generated SignedSource<<9bc26b3e9aec6360200b9f954992ad13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type SnagDetail_project$data = {
  readonly membership: {
    readonly role: Role;
  };
  readonly state: ProjectState;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"FactEditor_project" | "MoveSheet_project" | "SnagPhotos_project">;
  readonly " $fragmentType": "SnagDetail_project";
};
export type SnagDetail_project$key = {
  readonly " $data"?: SnagDetail_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagDetail_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagDetail_project",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagPhotos_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveSheet_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FactEditor_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9652969cd4e7eee7d4234c22d4a2d43b";

export default node;
