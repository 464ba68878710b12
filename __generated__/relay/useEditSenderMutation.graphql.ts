/**
 * @generated SignedSource<<e8371b5fd8ea21318f9a01c3a90c38d6>>
 * @relayHash e1ee0205e26378f5efcc199f538c99b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd6d4f5ffa7b695160e254c8a1c03967700cfcb1d563602c58073bfdd87a4b34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
export type EditProjectInput = {
  address?: string | null | undefined;
  asksSecondFactor?: boolean | null | undefined;
  clientName?: string | null | undefined;
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
  critical: number;
  high: number;
  low: number;
  medium: number;
};
export type useEditSenderMutation$variables = {
  input: EditProjectInput;
};
export type useEditSenderMutation$data = {
  readonly editProject: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"Sender_project">;
    };
  };
};
export type useEditSenderMutation = {
  response: useEditSenderMutation$data;
  variables: useEditSenderMutation$variables;
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
    "name": "useEditSenderMutation",
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
    "name": "useEditSenderMutation",
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
    "id": "dd6d4f5ffa7b695160e254c8a1c03967700cfcb1d563602c58073bfdd87a4b34",
    "metadata": {},
    "name": "useEditSenderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0825b3db9d6c324354e1a1adb7001589";

export default node;
