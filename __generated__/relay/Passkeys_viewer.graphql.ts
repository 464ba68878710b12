/**
 * @generated SignedSource<<8e6a7cf6c719b3b3f96c315f7f3ad31a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Passkeys_viewer$data = {
  readonly factors: {
    readonly codesSince: number | null | undefined;
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
      readonly madeAt: number;
      readonly name: string;
      readonly usedAt: number | null | undefined;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PasswordFirst_viewer">;
  readonly " $fragmentType": "Passkeys_viewer";
};
export type Passkeys_viewer$key = {
  readonly " $data"?: Passkeys_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Passkeys_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Passkeys_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordFirst_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Factors",
      "kind": "LinkedField",
      "name": "factors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codesSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Passkey",
          "kind": "LinkedField",
          "name": "passkeys",
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
              "name": "madeAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "936e841a1e11b6db0d9e64b53bbb6dcd";

export default node;
