/**
 * @generated SignedSource<<b3ce9d394e5cd98315ead27a3924bac5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameForm_user$data = {
  readonly name: string;
  readonly " $fragmentType": "NameForm_user";
};
export type NameForm_user$key = {
  readonly " $data"?: NameForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4940221f25b0458776ea31e06b3eb4d1";

export default node;
