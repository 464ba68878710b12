/**
 * @generated SignedSource<<76bc59d4e989b0c726974f8038f9352b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoLocations_project$data = {
  readonly membership: {
    readonly may: {
      readonly setUp: boolean;
    };
  };
  readonly plans: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "NoLocations_project";
};
export type NoLocations_project$key = {
  readonly " $data"?: NoLocations_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoLocations_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoLocations_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permissions",
          "kind": "LinkedField",
          "name": "may",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "setUp",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d5fd9f29e56203453efea73c45b27201";

export default node;
