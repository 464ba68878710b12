/**
 * @generated SignedSource<<afaa6f72898c74a18eaea03a3a60dc5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sender_project$data = {
  readonly id: string;
  readonly senderAddress: string;
  readonly senderName: string;
  readonly " $fragmentSpreads": FragmentRefs<"SenderLogo_project">;
  readonly " $fragmentType": "Sender_project";
};
export type Sender_project$key = {
  readonly " $data"?: Sender_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sender_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sender_project",
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
      "name": "senderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderAddress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SenderLogo_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bbd1a064c999db7a8701c0c5bf9bf08b";

export default node;
