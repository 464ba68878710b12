/**
 * @generated SignedSource<<3a294e5368832929be41c5f0a3a569c1>>
 * @relayHash fe6fff35081e669a3e145f4341fff9b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be447102df9987b159c9c6188698adb03de44741f673e0de52e1cc9495c3c974

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "CHF" | "CZK" | "DKK" | "EUR" | "GBP" | "NOK" | "PLN" | "RON" | "SEK" | "TRY" | "USD";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
export type EditProjectInput = {
  address?: string | null | undefined;
  asksSecondFactor?: boolean | null | undefined;
  clientName?: string | null | undefined;
  currency?: Currency | null | undefined;
  dueDays?: DueDaysInput | null | undefined;
  eventId: string;
  evidenceRequired?: boolean | null | undefined;
  name?: string | null | undefined;
  occurredAt: number;
  practicalCompletionOn?: string | null | undefined;
  projectId: string;
  seen?: string | null | undefined;
  senderAddress?: string | null | undefined;
  senderName?: string | null | undefined;
  timeZone?: string | null | undefined;
  workingDays?: ReadonlyArray<Weekday> | null | undefined;
};
export type DueDaysInput = {
  critical?: number | null | undefined;
  high?: number | null | undefined;
  low?: number | null | undefined;
  medium?: number | null | undefined;
};
export type SenderEditMutation$variables = {
  input: EditProjectInput;
};
export type SenderEditMutation$data = {
  readonly editProject: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"Sender_project">;
    };
  };
};
export type SenderEditMutation = {
  response: SenderEditMutation$data;
  variables: SenderEditMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SenderEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "editProject",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Sender_project"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SenderEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "editProject",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "senderLogoUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be447102df9987b159c9c6188698adb03de44741f673e0de52e1cc9495c3c974",
    "metadata": {},
    "name": "SenderEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b8a0f971ca3c0c9daebd82ad783470c";

export default node;
