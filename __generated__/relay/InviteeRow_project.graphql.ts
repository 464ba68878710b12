/**
 * @generated SignedSource<<0e7ca0112705bd70313768728ab92a9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteeRow_project$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RoleFields_project">;
  readonly " $fragmentType": "InviteeRow_project";
};
export type InviteeRow_project$key = {
  readonly " $data"?: InviteeRow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteeRow_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteeRow_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "companies",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "822917c8fb1b52daf28d71eaae5c1a31";

export default node;
