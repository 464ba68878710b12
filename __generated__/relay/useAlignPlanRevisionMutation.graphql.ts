/**
 * @generated SignedSource<<477c6a038db9ca901f5fc8f4ff80af1b>>
 * @relayHash 19f43a818ee8809459201e8ddbf84a28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9edac9a506eb0271e71b82f114eae833fc3234600f0c30bd23441e3136b3dda4

import type { ConcreteRequest } from 'relay-runtime';
export type AlignPlanRevisionInput = {
  baseId: string;
  eventId: string;
  occurredAt: number;
  points: ReadonlyArray<AlignmentPoint>;
  revisionId: string;
  seen?: string | null | undefined;
};
export type AlignmentPoint = {
  baseX: number;
  baseY: number;
  x: number;
  y: number;
};
export type useAlignPlanRevisionMutation$variables = {
  input: AlignPlanRevisionInput;
};
export type useAlignPlanRevisionMutation$data = {
  readonly alignPlanRevision: {
    readonly plan: {
      readonly id: string;
      readonly revisions: ReadonlyArray<{
        readonly aligned: boolean;
        readonly id: string;
      }>;
    };
  };
};
export type useAlignPlanRevisionMutation = {
  response: useAlignPlanRevisionMutation$data;
  variables: useAlignPlanRevisionMutation$variables;
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
    "name": "alignPlanRevision",
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
                "name": "aligned",
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
    "name": "useAlignPlanRevisionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAlignPlanRevisionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9edac9a506eb0271e71b82f114eae833fc3234600f0c30bd23441e3136b3dda4",
    "metadata": {},
    "name": "useAlignPlanRevisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "564d8719d65ac4f5b427351bc65771bd";

export default node;
