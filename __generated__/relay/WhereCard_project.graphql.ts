/**
 * @generated SignedSource<<af48832efdf6d04b59dbdde3b6f0e0a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhereCard_project$data = {
  readonly locations: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly path: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LocationField_project">;
  readonly " $fragmentType": "WhereCard_project";
};
export type WhereCard_project$key = {
  readonly " $data"?: WhereCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhereCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhereCard_project",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1b125898192ad053d60e32c288a20191";

export default node;
