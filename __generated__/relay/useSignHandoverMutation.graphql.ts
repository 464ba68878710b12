/**
 * @generated SignedSource<<cb8d1cbcdf4513e7ef82c28d19e9de24>>
 * @relayHash c4205087ec28e4fad26c519b8e523522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8af7c6417f273a05c57a83126d3361e147fdf3d1d756d4aa8c2adb8497dcf0ea

import type { ConcreteRequest } from 'relay-runtime';
export type HandoverState = "PREPARED" | "SEALED" | "SIGNED" | "WITHDRAWN";
export type SignHandoverInput = {
  company: string;
  draftSha256: string;
  eventId: string;
  except: ReadonlyArray<number>;
  handoverId: string;
  name: string;
  occurredAt: number;
  position: number;
  reservations: string;
  seen?: string | null | undefined;
  strokes?: string | null | undefined;
};
export type useSignHandoverMutation$variables = {
  input: SignHandoverInput;
};
export type useSignHandoverMutation$data = {
  readonly signHandover: {
    readonly handover: {
      readonly changesSince: number | null | undefined;
      readonly id: string;
      readonly maySign: boolean;
      readonly mayWithdraw: boolean;
      readonly parties: ReadonlyArray<{
        readonly company: string;
        readonly position: number;
        readonly role: string;
        readonly signature: {
          readonly company: string | null | undefined;
          readonly eventId: string;
          readonly except: ReadonlyArray<number>;
          readonly name: string | null | undefined;
          readonly reservations: string | null | undefined;
          readonly signedAt: number;
          readonly strokes: string | null | undefined;
        } | null | undefined;
      }>;
      readonly state: HandoverState;
    };
    readonly receipt: {
      readonly byteLength: number | null | undefined;
      readonly cursor: string;
      readonly eventId: string;
      readonly hash: string;
      readonly number: number | null | undefined;
      readonly sha256: string | null | undefined;
    };
  };
};
export type useSignHandoverMutation = {
  response: useSignHandoverMutation$data;
  variables: useSignHandoverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "HandoverPayload",
    "kind": "LinkedField",
    "name": "signHandover",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hash",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
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
            "name": "byteLength",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Handover",
        "kind": "LinkedField",
        "name": "handover",
        "plural": false,
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
            "kind": "ScalarField",
            "name": "changesSince",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignHandoverMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignHandoverMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8af7c6417f273a05c57a83126d3361e147fdf3d1d756d4aa8c2adb8497dcf0ea",
    "metadata": {},
    "name": "useSignHandoverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3881a6898b3be6dfde33cd53b2b4fb8a";

export default node;
