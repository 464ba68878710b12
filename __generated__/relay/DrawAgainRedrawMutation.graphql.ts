/**
 * @generated SignedSource<<24fbcf72d58361420d6627ab37e9bcca>>
 * @relayHash fa0e654510ca98714a1ca30ec1fcc62f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae407d7167dcb0406a393e70fcd064ad0bb5c5b3dda08dc3bf76fb7d4f208458

import type { ConcreteRequest } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
export type RedrawPlanRevisionInput = {
  eventId: string;
  occurredAt: number;
  revisionId: string;
  seen?: string | null | undefined;
};
export type DrawAgainRedrawMutation$variables = {
  input: RedrawPlanRevisionInput;
};
export type DrawAgainRedrawMutation$data = {
  readonly redrawPlanRevision: {
    readonly plan: {
      readonly id: string;
      readonly revisions: ReadonlyArray<{
        readonly failure: string | null | undefined;
        readonly id: string;
        readonly progress: number | null | undefined;
        readonly state: PlanRevisionState;
      }>;
    };
  };
};
export type DrawAgainRedrawMutation = {
  response: DrawAgainRedrawMutation$data;
  variables: DrawAgainRedrawMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PlanPayload",
    "kind": "LinkedField",
    "name": "redrawPlanRevision",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plan",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PlanRevision",
            "kind": "LinkedField",
            "name": "revisions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "progress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failure",
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
    "name": "DrawAgainRedrawMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DrawAgainRedrawMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ae407d7167dcb0406a393e70fcd064ad0bb5c5b3dda08dc3bf76fb7d4f208458",
    "metadata": {},
    "name": "DrawAgainRedrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b463ad17dea5bce832e248e490af4f75";

export default node;
