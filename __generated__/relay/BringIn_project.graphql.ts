/**
 * @generated SignedSource<<22756a47be1e160eb00ee08475f54d4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BringIn_project$data = {
  readonly code: string;
  readonly id: string;
  readonly " $fragmentType": "BringIn_project";
};
export type BringIn_project$key = {
  readonly " $data"?: BringIn_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BringIn_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BringIn_project",
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7a654884c6d27243eafa5941a0d35ce7";

export default node;
