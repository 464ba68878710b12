/**
 * @generated SignedSource<<532be86304bf474195bf5ad3fdf5e07b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignerMail = "FAILED" | "NONE" | "SENDING" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type AskSigner_party$data = {
  readonly asked: {
    readonly endsAt: number;
    readonly isOver: boolean;
    readonly mail: SignerMail;
    readonly to: string;
  } | null | undefined;
  readonly position: number;
  readonly role: string;
  readonly " $fragmentType": "AskSigner_party";
};
export type AskSigner_party$key = {
  readonly " $data"?: AskSigner_party$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskSigner_party">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskSigner_party",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SignerRequest",
      "kind": "LinkedField",
      "name": "asked",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOver",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HandoverParty",
  "abstractKey": null
};

(node as any).hash = "c2441555139d5517ad64b43ef517123e";

export default node;
