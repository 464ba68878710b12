/**
 * @generated SignedSource<<02f2da9906529322556d20cfed1d1878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type useChecking_project$data = {
  readonly membership: {
    readonly role: Role;
  };
  readonly " $fragmentType": "useChecking_project";
};
export type useChecking_project$key = {
  readonly " $data"?: useChecking_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChecking_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChecking_project",
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

(node as any).hash = "197ba841a818ebe8216b1a91a538654b";

export default node;
