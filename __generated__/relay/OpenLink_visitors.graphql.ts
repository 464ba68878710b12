/**
 * @generated SignedSource<<2c33307cdef6a8bed7cbc8a7bb9116c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenLink_visitors$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LinkVisitorRow_visitor">;
  readonly " $fragmentType": "OpenLink_visitors";
}>;
export type OpenLink_visitors$key = ReadonlyArray<{
  readonly " $data"?: OpenLink_visitors$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenLink_visitors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OpenLink_visitors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkVisitorRow_visitor"
    }
  ],
  "type": "LinkVisitor",
  "abstractKey": null
};

(node as any).hash = "24dd6f9c89f6d19d2308ae2b93b151e8";

export default node;
