/**
 * @generated SignedSource<<eaa5833dccb7101cb79c35670842cf71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatFields_project$data = {
  readonly trades: ReadonlyArray<{
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
    readonly phrases: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "WhatFields_project";
};
export type WhatFields_project$key = {
  readonly " $data"?: WhatFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatFields_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trades",
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
          "name": "name",
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
          "name": "phrases",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ceb4daa47ed0f423c7d0a3118c8a6780";

export default node;
