/**
 * @generated SignedSource<<f416f48df1e80611da4478169b53fb93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HandoverState = "PREPARED" | "SEALED" | "SIGNED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type HandoverRow_handover$data = {
  readonly about: string;
  readonly changesSince: number | null | undefined;
  readonly draftSha256: string;
  readonly draftUrl: string | null | undefined;
  readonly endedAt: number | null | undefined;
  readonly id: string;
  readonly mayWithdraw: boolean;
  readonly parties: ReadonlyArray<{
    readonly company: string;
    readonly maySign: boolean;
    readonly position: number;
    readonly role: string;
    readonly signature: {
      readonly by: {
        readonly name: string;
      };
      readonly byLink: string | null | undefined;
      readonly company: string | null | undefined;
      readonly except: ReadonlyArray<number>;
      readonly name: string | null | undefined;
      readonly reservations: string | null | undefined;
      readonly signedAt: number;
      readonly strokes: string | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AskSigner_party">;
  }>;
  readonly preparedAt: number;
  readonly preparedBy: {
    readonly id: string;
    readonly name: string;
  };
  readonly sha256: string | null | undefined;
  readonly snagCount: number;
  readonly state: HandoverState;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "HandoverRow_handover";
};
export type HandoverRow_handover$key = {
  readonly " $data"?: HandoverRow_handover$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandoverRow_handover">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandoverRow_handover",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snagCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "preparedBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preparedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftSha256",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sha256",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayWithdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandoverParty",
      "kind": "LinkedField",
      "name": "parties",
      "plural": true,
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "HandoverSignature",
          "kind": "LinkedField",
          "name": "signature",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "strokes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reservations",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "except",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "signedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "by",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byLink",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maySign",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AskSigner_party"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Handover",
  "abstractKey": null
};
})();

(node as any).hash = "4096dcdcd9c9b1b3aa3112204952f229";

export default node;
