/**
 * @generated SignedSource<<7800910597c781cd9b79601bbeb91a2d>>
 * @relayHash a574a12cd0b5afa12b678199d00093d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c0664a8397464271bdca2be20bca6615a72f122e4ef4c1cd7709e8a2765b803

import type { ConcreteRequest } from 'relay-runtime';
export type offerAgainQuery$variables = {
  ids: ReadonlyArray<string>;
  projectId: string;
};
export type offerAgainQuery$data = {
  readonly project: {
    readonly lostEvents?: ReadonlyArray<string>;
  } | null | undefined;
};
export type offerAgainQuery = {
  response: offerAgainQuery$data;
  variables: offerAgainQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "ids",
          "variableName": "ids"
        }
      ],
      "kind": "ScalarField",
      "name": "lostEvents",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "offerAgainQuery",
    "selections": [
      {
        "alias": "project",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "offerAgainQuery",
    "selections": [
      {
        "alias": "project",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4c0664a8397464271bdca2be20bca6615a72f122e4ef4c1cd7709e8a2765b803",
    "metadata": {},
    "name": "offerAgainQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1dce0b0fc5d547ec5837a22488303188";

export default node;
