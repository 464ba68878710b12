/**
 * @generated SignedSource<<9e95ac25f163e653bda978329be63372>>
 * @relayHash ea549e8dc5937b81f59935eeed63aeac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7a5c87f8926574a1b2282d82a758edb36d9e8149a09b813a2665c44b137d8b1

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCompanyInput = {
  companyId: string;
  eventId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type CompanyRowRemoveMutation$variables = {
  input: RemoveCompanyInput;
};
export type CompanyRowRemoveMutation$data = {
  readonly removeCompany: {
    readonly removedId: string;
  };
};
export type CompanyRowRemoveMutation = {
  response: CompanyRowRemoveMutation$data;
  variables: CompanyRowRemoveMutation$variables;
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
    "name": "CompanyRowRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyRowRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e7a5c87f8926574a1b2282d82a758edb36d9e8149a09b813a2665c44b137d8b1",
    "metadata": {},
    "name": "CompanyRowRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96c508f7e4af873c00ac365035948668";

export default node;
