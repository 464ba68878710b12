/**
 * @generated SignedSource<<b1015f3e4986ecb65a30c87cea207e05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordForm_viewer$data = {
  readonly confirmWith: string | null | undefined;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordForm_viewer";
};
export type PasswordForm_viewer$key = {
  readonly " $data"?: PasswordForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmWith",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d7e85212c66899f2023acd6c049d8ccc";

export default node;
