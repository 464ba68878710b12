/**
 * @generated SignedSource<<dec650d7214d1404055c7e3cadbb3d65>>
 * @relayHash 4cec9bf2dcb222c11ffb7d4d329758a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15c484c9b95c9d6078feb51eccd42f3e88bb4031728dd623b6da9b5b9568c26c

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
export type DueRulesEditMutation$variables = {
  input: EditProjectInput;
};
export type DueRulesEditMutation$data = {
  readonly editProject: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"DueRules_project">;
    };
  };
};
export type DueRulesEditMutation = {
  response: DueRulesEditMutation$data;
  variables: DueRulesEditMutation$variables;
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
    "name": "DueRulesEditMutation",
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
                "name": "DueRules_project"
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
    "name": "DueRulesEditMutation",
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
                "concreteType": "DueDays",
                "kind": "LinkedField",
                "name": "dueDays",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "low",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "medium",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "high",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "critical",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workingDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "practicalCompletionOn",
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
    "id": "15c484c9b95c9d6078feb51eccd42f3e88bb4031728dd623b6da9b5b9568c26c",
    "metadata": {},
    "name": "DueRulesEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2bfce24ad554fca4dbda1d9cdf10748";

export default node;
