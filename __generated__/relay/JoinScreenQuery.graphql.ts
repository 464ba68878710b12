/**
 * @generated SignedSource<<0cfc5958931a83690ac2d4e776c349ec>>
 * @relayHash 3be184daa3038a2014b20beb8ef74493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45659fefb61a7cb3f94f8ca948197b7684d3c22a93da693b917884baaafc030b

import type { ConcreteRequest } from 'relay-runtime';
export type JoinScreenQuery$variables = {
  token: string;
};
export type JoinScreenQuery$data = {
  readonly instance: {
    readonly provider: string | null | undefined;
  };
  readonly invitation: {
    readonly email: string;
    readonly hasAccount: boolean;
    readonly projectName: string;
  } | null | undefined;
};
export type JoinScreenQuery = {
  response: JoinScreenQuery$data;
  variables: JoinScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "InvitationOffer",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "projectName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasAccount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Instance",
    "kind": "LinkedField",
    "name": "instance",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "provider",
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
    "name": "JoinScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45659fefb61a7cb3f94f8ca948197b7684d3c22a93da693b917884baaafc030b",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58558d1464fa1d925d0eb002988f818f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
