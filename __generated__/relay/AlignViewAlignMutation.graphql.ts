/**
 * @generated SignedSource<<aab46e8eb9848706489ac67a90d8af1c>>
 * @relayHash b86ac010acbc1cf40a0c5deb525869c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c045d52aeac8feaad7a01b71802514860377ca92a05c20a7018dd73fa14aa73e

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
export type AlignViewAlignMutation$variables = {
  input: AlignPlanRevisionInput;
};
export type AlignViewAlignMutation$data = {
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
export type AlignViewAlignMutation = {
  response: AlignViewAlignMutation$data;
  variables: AlignViewAlignMutation$variables;
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
    "name": "AlignViewAlignMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AlignViewAlignMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c045d52aeac8feaad7a01b71802514860377ca92a05c20a7018dd73fa14aa73e",
    "metadata": {},
    "name": "AlignViewAlignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff73b66c70d2526a8be7a7390694a535";

export default node;
