/**
 * @generated SignedSource<<fa48518e8c927ebf2c7744a05a6c54ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkVisitorRow_visitor$data = {
  readonly id: string;
  readonly lastSeenAt: number;
  readonly name: string;
  readonly " $fragmentType": "LinkVisitorRow_visitor";
};
export type LinkVisitorRow_visitor$key = {
  readonly " $data"?: LinkVisitorRow_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkVisitorRow_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkVisitorRow_visitor",
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
      "name": "lastSeenAt",
      "storageKey": null
    }
  ],
  "type": "LinkVisitor",
  "abstractKey": null
};

(node as any).hash = "fd23275f74de4ff8cbe95349f40d6365";

export default node;
