/**
 * @generated SignedSource<<a9a4eebc2d101bdd830a1b04c5b8958c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationField_project$data = {
  readonly locations: ReadonlyArray<{
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7e3f7fe897315d760e0bbc13f0ab7eb9";

export default node;
