/**
 * @generated SignedSource<<bfe6a2f9a7fe5b4491dca40e44b8393e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordFirst_viewer$data = {
  readonly confirmWith: string | null | undefined;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordFirst_viewer";
};
export type PasswordFirst_viewer$key = {
  readonly " $data"?: PasswordFirst_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordFirst_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordFirst_viewer",
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

(node as any).hash = "dd36428cc86e9e7c82100b96a4f61905";

export default node;
