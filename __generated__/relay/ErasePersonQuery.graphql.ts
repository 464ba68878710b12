/**
 * @generated SignedSource<<6c910ad68c4dcbcc9b0fc12dbe487d56>>
 * @relayHash 04d558daf464b4799cb011b1c079f2d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce46e98b559d389583f89db15015d1552ac5427aadefcaac13c0244294435cef

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonQuery$variables = {
  email: string;
};
export type ErasePersonQuery$data = {
  readonly viewer: {
    readonly records: {
      readonly person: {
        readonly email: string;
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
    "id": "ce46e98b559d389583f89db15015d1552ac5427aadefcaac13c0244294435cef",
    "metadata": {},
    "name": "ErasePersonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "535b1f7f059827807501017d9cfbbccb";

export default node;
