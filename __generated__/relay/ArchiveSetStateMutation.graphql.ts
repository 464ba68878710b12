/**
 * @generated SignedSource<<3c58bf1e441f7cc83a7c1f5b6448e78d>>
 * @relayHash abc85eafa1c13bffc23bfc8ff2aef467
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50b3f9ee0f8529cc898466fa86a5b0daac8e93e5c9fb9cb4caf288f7768f9ea2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type SetProjectStateInput = {
  eventId: string;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
  state: ProjectState;
};
export type ArchiveSetStateMutation$variables = {
  input: SetProjectStateInput;
};
export type ArchiveSetStateMutation$data = {
  readonly setProjectState: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"Archive_project" | "ProjectRoute_project">;
    };
  };
};
export type ArchiveSetStateMutation = {
  response: ArchiveSetStateMutation$data;
  variables: ArchiveSetStateMutation$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArchiveSetStateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "setProjectState",
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
                "name": "Archive_project"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProjectRoute_project"
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
    "name": "ArchiveSetStateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "setProjectState",
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
              (v2/*:: as any*/),
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
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "membership",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Permissions",
                    "kind": "LinkedField",
                    "name": "may",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "raise",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "setUp",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "revisePlans",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "archive",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
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
                    "concreteType": "Company",
                    "kind": "LinkedField",
                    "name": "company",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
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
                "name": "journalCursor",
                "storageKey": null
              },
              {
                "alias": "ofAll",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "filter",
                    "value": {}
                  }
                ],
                "concreteType": "SnagCounts",
                "kind": "LinkedField",
                "name": "snagCounts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "open",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toCheck",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "atLeast",
                    "storageKey": null
                  }
                ],
                "storageKey": "snagCounts(filter:{})"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "newlyWaiting",
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
    "id": "50b3f9ee0f8529cc898466fa86a5b0daac8e93e5c9fb9cb4caf288f7768f9ea2",
    "metadata": {},
    "name": "ArchiveSetStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d40196072f1f9104efce1dc138d845c7";

export default node;
