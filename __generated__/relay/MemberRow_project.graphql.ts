/**
 * @generated SignedSource<<01383e43c0d028163b4ab9b938c94a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MemberForm_project">;
  readonly " $fragmentType": "MemberRow_project";
};
export type MemberRow_project$key = {
  readonly " $data"?: MemberRow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "96bc01d4d281e7e89fa990069c1d991d";

export default node;
