/**
 * @generated SignedSource<<443ed334bf852e2b1902fd9b46fbd467>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnagDetail_project$data = {
  readonly membership: {
    readonly may: {
      readonly setUp: boolean;
    };
  };
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

(node as any).hash = "f867114dd96b709422d1940e2b8daf72";

export default node;
