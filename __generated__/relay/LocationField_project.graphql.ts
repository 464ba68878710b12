/**
 * @generated SignedSource<<c8969211b7400f2e2a35a2ae9ca54a5c>>
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
    readonly filterable: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filterable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b78a18481ab1c3ae33e5352b8dce6c6d";

export default node;
