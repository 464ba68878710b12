/**
 * @generated SignedSource<<4a77caa5f1bdffa6ed8fc93e64d9ec49>>
 * @relayHash 58bebb400bd37a3a33794a37842d1908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4073bf8410be1f0cea9fb5325903b4cc2aa554fcb14eb2fa85fb58bb76f462d3

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
export type ProjectFormEditMutation$variables = {
  input: EditProjectInput;
};
export type ProjectFormEditMutation$data = {
  readonly editProject: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"ProjectForm_project">;
    };
  };
};
export type ProjectFormEditMutation = {
  response: ProjectFormEditMutation$data;
  variables: ProjectFormEditMutation$variables;
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
    "name": "ProjectFormEditMutation",
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
                "name": "ProjectForm_project"
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
    "name": "ProjectFormEditMutation",
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
                "name": "code",
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
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clientName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "evidenceRequired",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "asksSecondFactor",
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
    "id": "4073bf8410be1f0cea9fb5325903b4cc2aa554fcb14eb2fa85fb58bb76f462d3",
    "metadata": {},
    "name": "ProjectFormEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5270b420560f5789cad7ea55b19922e";

export default node;
