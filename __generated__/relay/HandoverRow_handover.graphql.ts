/**
 * @generated SignedSource<<7153032f9b39b1f8444fcbd36cb6a19f>>
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
  readonly maySign: boolean;
  readonly mayWithdraw: boolean;
  readonly parties: ReadonlyArray<{
    readonly company: string;
    readonly position: number;
    readonly role: string;
    readonly signature: {
      readonly by: {
        readonly name: string;
      };
      readonly company: string | null | undefined;
      readonly except: ReadonlyArray<number>;
      readonly name: string | null | undefined;
      readonly reservations: string | null | undefined;
      readonly signedAt: number;
      readonly strokes: string | null | undefined;
    } | null | undefined;
  }>;
  readonly preparedAt: number;
  readonly preparedBy: {
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
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
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
      "selections": (v1/*:: as any*/),
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
      "name": "maySign",
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
            (v0/*:: as any*/),
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Handover",
  "abstractKey": null
};
})();

(node as any).hash = "9d7879eaa9a73d668b9c87b80e4a0ab6";

export default node;
