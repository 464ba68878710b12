/**
 * @generated SignedSource<<83e4a5b46646055cd6baf643f7ac6213>>
 * @relayHash e6752fd0668e7b1362f24a3f803682a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6395eef114793050de26a9743e63dbdc40eced5f64a4c5e7f66703a137cae139

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
export type useEditProjectMutation$variables = {
  input: EditProjectInput;
};
export type useEditProjectMutation$data = {
  readonly editProject: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"ProjectForm_project">;
    };
  };
};
export type useEditProjectMutation = {
  response: useEditProjectMutation$data;
  variables: useEditProjectMutation$variables;
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
    "name": "useEditProjectMutation",
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
    "name": "useEditProjectMutation",
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
    "id": "6395eef114793050de26a9743e63dbdc40eced5f64a4c5e7f66703a137cae139",
    "metadata": {},
    "name": "useEditProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b87f47afb60b76043e288fa2db5fb246";

export default node;
