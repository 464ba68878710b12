/**
 * @generated SignedSource<<430c8d682c2ccd175cd3a1f66dacd346>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveSheet_snag$data = {
  readonly evidenceCount: number;
  readonly id: string;
  readonly " $fragmentType": "MoveSheet_snag";
};
export type MoveSheet_snag$key = {
  readonly " $data"?: MoveSheet_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSheet_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveSheet_snag",
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
      "name": "evidenceCount",
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "31845b862a14a766f7ff0a63f28d3cf4";

export default node;
