/**
 * @generated SignedSource<<14514ce24eac7585f3b2a1bd516132df>>
 * @relayHash c4719deab9491db8d6967d8369ccc4f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c73c65b2add68013e52c7c2f2df6079d532ad72858c368305739713bbdececc

import type { ConcreteRequest } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
export type RedrawPlanRevisionInput = {
  eventId: string;
  occurredAt: number;
  revisionId: string;
  seen?: string | null | undefined;
};
export type useRedrawPlanRevisionMutation$variables = {
  input: RedrawPlanRevisionInput;
};
export type useRedrawPlanRevisionMutation$data = {
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
export type useRedrawPlanRevisionMutation = {
  response: useRedrawPlanRevisionMutation$data;
  variables: useRedrawPlanRevisionMutation$variables;
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
    "name": "useRedrawPlanRevisionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRedrawPlanRevisionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8c73c65b2add68013e52c7c2f2df6079d532ad72858c368305739713bbdececc",
    "metadata": {},
    "name": "useRedrawPlanRevisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f94b4fa24e575f216113e51fdb3d99c9";

export default node;
