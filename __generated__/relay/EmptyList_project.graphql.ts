/**
 * @generated SignedSource<<d3eb8a4a61d7a2193f59d469c75eaa7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyList_project$data = {
  readonly membership: {
    readonly may: {
      readonly setUp: boolean;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"SetUpSteps_project">;
  readonly " $fragmentType": "EmptyList_project";
};
export type EmptyList_project$key = {
  readonly " $data"?: EmptyList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyList_project",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetUpSteps_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d16b714ed96b6e8ead6092c0fb928151";

export default node;
