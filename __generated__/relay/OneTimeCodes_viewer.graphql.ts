/**
 * @generated SignedSource<<ff37412060f29e245dde1c52f24da468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OneTimeCodes_viewer$data = {
  readonly email: string;
  readonly factors: {
    readonly codesSince: number | null | undefined;
    readonly recoveryCodes: number;
  };
  readonly " $fragmentType": "OneTimeCodes_viewer";
};
export type OneTimeCodes_viewer$key = {
  readonly " $data"?: OneTimeCodes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OneTimeCodes_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OneTimeCodes_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
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
          "kind": "ScalarField",
          "name": "recoveryCodes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c7278906cb0731bed2dccaa233c1fc66";

export default node;
