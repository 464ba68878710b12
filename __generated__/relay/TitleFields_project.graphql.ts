/**
 * @generated SignedSource<<cb1455cb9663964e4a8c7fffd0704d29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TitleFields_project$data = {
  readonly trades: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly phrases: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "TitleFields_project";
};
export type TitleFields_project$key = {
  readonly " $data"?: TitleFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TitleFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TitleFields_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trades",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phrases",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "188137d035970843df6c204c15cadd16";

export default node;
