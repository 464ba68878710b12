/**
 * @generated SignedSource<<9a3af808bd639acdcd3dc5eeaed18926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientLinkForm_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project">;
  readonly " $fragmentType": "ClientLinkForm_project";
};
export type ClientLinkForm_project$key = {
  readonly " $data"?: ClientLinkForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientLinkForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientLinkForm_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ed9bc82381d69f74642c33e51f0b5e2f";

export default node;
