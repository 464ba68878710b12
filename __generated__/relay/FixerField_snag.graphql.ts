/**
 * @generated SignedSource<<683fe89eb701a5006833c9d920755497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FixerField_snag$data = {
  readonly assignee: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "FixerField_snag";
};
export type FixerField_snag$key = {
  readonly " $data"?: FixerField_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixerField_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixerField_snag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
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
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "6b7da738e4bb86af046f920f50b70e05";

export default node;
