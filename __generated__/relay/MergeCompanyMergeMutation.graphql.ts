/**
 * @generated SignedSource<<5d4a40284d46a3d65fbb248fd93dc677>>
 * @relayHash 85bf5ffcefc934d96ac3603007d9ddd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac48374b6aa91e76992f709dc84b0f0421219fec5828ffd4244906f1164f5f46

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCompanyInput = {
  companyId: string;
  eventId: string;
  intoId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type MergeCompanyMergeMutation$variables = {
  input: MergeCompanyInput;
};
export type MergeCompanyMergeMutation$data = {
  readonly mergeCompany: {
    readonly left: number;
  };
};
export type MergeCompanyMergeMutation = {
  response: MergeCompanyMergeMutation$data;
  variables: MergeCompanyMergeMutation$variables;
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
    "concreteType": "MergeCompanyPayload",
    "kind": "LinkedField",
    "name": "mergeCompany",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "left",
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
    "name": "MergeCompanyMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeCompanyMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac48374b6aa91e76992f709dc84b0f0421219fec5828ffd4244906f1164f5f46",
    "metadata": {},
    "name": "MergeCompanyMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f415bc6141e51508e261c3f99ba1e41";

export default node;
