/**
 * @generated SignedSource<<815d42edd7e57225da9ebb2877d9f26d>>
 * @relayHash 34745289603eef37f54f63027a6b3902
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80a481f57733c0d2d9062618d66b1ddd4c81afdd6b1de8be6c33c452d389f865

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonQuery$variables = {
  email: string;
};
export type ErasePersonQuery$data = {
  readonly viewer: {
    readonly records: {
      readonly person: {
        readonly email: string;
        readonly hasFactors: boolean;
        readonly projectCodes: ReadonlyArray<string>;
        readonly user: {
          readonly id: string;
          readonly name: string;
        };
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ErasePersonQuery = {
  response: ErasePersonQuery$data;
  variables: ErasePersonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Records",
        "kind": "LinkedField",
        "name": "records",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "email",
                "variableName": "email"
              }
            ],
            "concreteType": "PersonRecord",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
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
                "name": "projectCodes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasFactors",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ErasePersonQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErasePersonQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80a481f57733c0d2d9062618d66b1ddd4c81afdd6b1de8be6c33c452d389f865",
    "metadata": {},
    "name": "ErasePersonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df372e1495fa540743f1f146d62330bc";

export default node;
