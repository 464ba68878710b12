/**
 * @generated SignedSource<<ada17676bea7ea1912cd80d2a7691c3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectNav_project$data = {
  readonly membership: {
    readonly may: {
      readonly archive: boolean;
      readonly raise: boolean;
    };
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useChecking_project">;
  readonly " $fragmentType": "ProjectNav_project";
};
export type ProjectNav_project$key = {
  readonly " $data"?: ProjectNav_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectNav_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectNav_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChecking_project"
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

(node as any).hash = "8438d8f4cfcb1d87fb1fd993bf4a1b38";

export default node;
