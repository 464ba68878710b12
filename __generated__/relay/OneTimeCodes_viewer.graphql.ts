/**
 * @generated SignedSource<<8f2db7da28e3b20be0a2fa5be5ffd445>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OneTimeCodes_viewer$data = {
  readonly factors: {
    readonly codesSince: number | null | undefined;
    readonly recoveryCodes: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PasswordFirst_viewer">;
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

(node as any).hash = "2301bf57b9bd94a3f89dd2a36dfe5b92";

export default node;
