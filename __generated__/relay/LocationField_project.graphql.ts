/**
 * @generated SignedSource<<54ecd23e17be6012bfe327fcb3e3fbde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationField_project$data = {
  readonly locations: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly path: string;
  }>;
  readonly " $fragmentType": "LocationField_project";
};
export type LocationField_project$key = {
  readonly " $data"?: LocationField_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LocationField_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
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
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "aefbea355e620d971ab57a67a5b4d686";

export default node;
