/**
 * @generated SignedSource<<d340b678c00095057769c761439a426b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnagDetail_project$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditSheet_project" | "MoveSheet_project" | "SnagPhotos_project">;
  readonly " $fragmentType": "SnagDetail_project";
};
export type SnagDetail_project$key = {
  readonly " $data"?: SnagDetail_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagDetail_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagDetail_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnagPhotos_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveSheet_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSheet_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a049083e07ba49cbacbf8a23e1cfa831";

export default node;
