/**
 * @generated SignedSource<<5f3d2a35cb387f5493cc8992ea0bed51>>
 * @relayHash 263d2755c1837f4fe3f07c619f587283
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c1b0fdcffce95c96f20640af229bc022b5a0ee2f6edd657d20dac283064a5e9

import type { ConcreteRequest } from 'relay-runtime';
export type LocationListQuery$variables = {
  code: string;
};
export type LocationListQuery$data = {
  readonly project: {
    readonly id: string;
    readonly locations: ReadonlyArray<{
      readonly archived: boolean;
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
            "kind": "ScalarField",
            "name": "archived",
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
    "id": "1c1b0fdcffce95c96f20640af229bc022b5a0ee2f6edd657d20dac283064a5e9",
    "metadata": {},
    "name": "LocationListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3b25d562841a854af5c9affdebabeb0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
