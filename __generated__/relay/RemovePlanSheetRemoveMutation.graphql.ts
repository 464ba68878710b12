/**
 * @generated SignedSource<<d7985e6f18b5f2b5fad28749ce8542cb>>
 * @relayHash 5c0b0c407c8758350fa5279a2b8c4701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 584fa3cc9a578c59e97e1cecf5c243789d49e3c9fcf8689b41f7fd19ad197206

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
    readonly removedId: string;
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
v1 = [
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
        "kind": "ScalarField",
        "name": "removedId",
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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemovePlanSheetRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "584fa3cc9a578c59e97e1cecf5c243789d49e3c9fcf8689b41f7fd19ad197206",
    "metadata": {},
    "name": "RemovePlanSheetRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e35b2f99a4c29a419ef9c25b809b6322";

export default node;
