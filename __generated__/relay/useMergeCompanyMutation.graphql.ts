/**
 * @generated SignedSource<<3fc1c37fcb3541cd49c2d8436dfc9729>>
 * @relayHash b6d086a33a114ba5bab7406680dcf582
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 480eca4ceb1761e3559de61b486ea115fa5941ec61e25940191c6b0f61c3c28d

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCompanyInput = {
  companyId: string;
  eventId: string;
  intoId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useMergeCompanyMutation$variables = {
  input: MergeCompanyInput;
};
export type useMergeCompanyMutation$data = {
  readonly mergeCompany: {
    readonly left: number;
  };
};
export type useMergeCompanyMutation = {
  response: useMergeCompanyMutation$data;
  variables: useMergeCompanyMutation$variables;
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
    "name": "useMergeCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMergeCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "480eca4ceb1761e3559de61b486ea115fa5941ec61e25940191c6b0f61c3c28d",
    "metadata": {},
    "name": "useMergeCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0380c4b62b756161a18c33414e07fb2a";

export default node;
