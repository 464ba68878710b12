/**
 * @generated SignedSource<<6e30599660b8d77dbe65a06a073849ce>>
 * @relayHash 3e9a81773b549969755565dc3beba1a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 181fffa5e5f4984fe25581138df8ebf7c02b478d958d90064890f97618dca71b

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePlanInput = {
  eventId: string;
  occurredAt: number;
  planId: string;
  seen?: string | null | undefined;
};
export type RemovePlanSheetRemoveMutation$variables = {
  input: RemovePlanInput;
};
export type RemovePlanSheetRemoveMutation$data = {
  readonly removePlan: {
    readonly project: {
      readonly id: string;
      readonly plans: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  };
};
export type RemovePlanSheetRemoveMutation = {
  response: RemovePlanSheetRemoveMutation$data;
  variables: RemovePlanSheetRemoveMutation$variables;
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
    "concreteType": "RemovePlanPayload",
    "kind": "LinkedField",
    "name": "removePlan",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "RemovePlanSheetRemoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemovePlanSheetRemoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "181fffa5e5f4984fe25581138df8ebf7c02b478d958d90064890f97618dca71b",
    "metadata": {},
    "name": "RemovePlanSheetRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58cfbaf9fa548ea1296bd2521b93cf70";

export default node;
