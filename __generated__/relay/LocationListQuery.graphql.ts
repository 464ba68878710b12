/**
 * @generated SignedSource<<156f60c33bbb3aec38978920693acaec>>
 * @relayHash dacedbb17505d43d4f99ba6a90eb1200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9a33c58cb7ed1a7ab0468b81f9a7954290cb36ae21e429ccf178699ad850583

import type { ConcreteRequest } from 'relay-runtime';
export type LocationListQuery$variables = {
  code: string;
};
export type LocationListQuery$data = {
  readonly project: {
    readonly id: string;
    readonly locations: ReadonlyArray<{
      readonly depth: number;
      readonly id: string;
      readonly name: string;
      readonly parent: {
        readonly id: string;
      } | null | undefined;
      readonly path: string;
    }>;
  } | null | undefined;
};
export type LocationListQuery = {
  response: LocationListQuery$data;
  variables: LocationListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "depth",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "LocationListQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LocationListQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d9a33c58cb7ed1a7ab0468b81f9a7954290cb36ae21e429ccf178699ad850583",
    "metadata": {},
    "name": "LocationListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2705ade1b4e2e7191e6d12d7d35e55be";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
