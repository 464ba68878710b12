/**
 * @generated SignedSource<<39046d176aaf8e67b6d8fcfb87819c6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNavigation_project$data = {
  readonly membership: {
    readonly may: {
      readonly archive: boolean;
      readonly raise: boolean;
    };
  };
  readonly ofAll: {
    readonly atLeast: boolean;
    readonly open: number;
    readonly toCheck: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useChecking_project">;
  readonly " $fragmentType": "useNavigation_project";
};
export type useNavigation_project$key = {
  readonly " $data"?: useNavigation_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNavigation_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNavigation_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChecking_project"
    },
    {
      "alias": "ofAll",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {}
        }
      ],
      "concreteType": "SnagCounts",
      "kind": "LinkedField",
      "name": "snagCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCheck",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atLeast",
          "storageKey": null
        }
      ],
      "storageKey": "snagCounts(filter:{})"
    },
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
              "name": "raise",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "archive",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "eb195d5acf1948d3cda4a53fbbd2e384";

export default node;
