/**
 * @generated SignedSource<<fd6bc98f7f442ce015cb0cd4f6726b7a>>
 * @relayHash 6b3e8c28d62d603b38c467cd00cf6ee8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2567e27576fbcea81dc0fa78bea68747d17405e64236187027d9bb5def6a84

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCompanyInput = {
  companyId: string;
  eventId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useRemoveCompanyMutation$variables = {
  input: RemoveCompanyInput;
};
export type useRemoveCompanyMutation$data = {
  readonly removeCompany: {
    readonly removedId: string;
  };
};
export type useRemoveCompanyMutation = {
  response: useRemoveCompanyMutation$data;
  variables: useRemoveCompanyMutation$variables;
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
    "concreteType": "RemovedPayload",
    "kind": "LinkedField",
    "name": "removeCompany",
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
    "name": "useRemoveCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2b2567e27576fbcea81dc0fa78bea68747d17405e64236187027d9bb5def6a84",
    "metadata": {},
    "name": "useRemoveCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2adbf8abe8950ed89c59f86367726c69";

export default node;
