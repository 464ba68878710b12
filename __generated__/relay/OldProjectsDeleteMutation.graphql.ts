/**
 * @generated SignedSource<<ca554010db30a201f8e3a7ca010e9b82>>
 * @relayHash 9526efcf63003359abed93fa0a4bfae9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac46166638a07f037fdda2e978f1f36b5a69141e2f98931557eaeda3a22a5024

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProjectInput = {
  projectId: string;
};
export type OldProjectsDeleteMutation$variables = {
  input: DeleteProjectInput;
};
export type OldProjectsDeleteMutation$data = {
  readonly deleteProject: {
    readonly deletedId: string;
  };
};
export type OldProjectsDeleteMutation = {
  response: OldProjectsDeleteMutation$data;
  variables: OldProjectsDeleteMutation$variables;
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
    "concreteType": "DeleteProjectPayload",
    "kind": "LinkedField",
    "name": "deleteProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "OldProjectsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OldProjectsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac46166638a07f037fdda2e978f1f36b5a69141e2f98931557eaeda3a22a5024",
    "metadata": {},
    "name": "OldProjectsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "feb1c9e11bf8065885261858e202842c";

export default node;
