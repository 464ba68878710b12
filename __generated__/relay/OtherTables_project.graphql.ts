/**
 * @generated SignedSource<<550eb3749e040e5aceeceab9a210b8f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type OtherTables_project$data = {
  readonly id: string;
  readonly membership: {
    readonly role: Role;
  };
  readonly " $fragmentType": "OtherTables_project";
};
export type OtherTables_project$key = {
  readonly " $data"?: OtherTables_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherTables_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherTables_project",
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
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ec0802d542cc8023e33cf3037755a511";

export default node;
