/**
 * @generated SignedSource<<93157d93d7abb1648dc7301aeb175429>>
 * @relayHash 851c9511b4cd646825fc82a8fbed483d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 755495f888b4da212485170ee6d0d5bc5031ec9c877d9be8971edfbd47511c7b

import type { ConcreteRequest } from 'relay-runtime';
export type useNeighboursQuery$variables = {
  code: string;
};
export type useNeighboursQuery$data = {
  readonly project: {
    readonly id: string;
  } | null | undefined;
};
export type useNeighboursQuery = {
  response: useNeighboursQuery$data;
  variables: useNeighboursQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNeighboursQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNeighboursQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "755495f888b4da212485170ee6d0d5bc5031ec9c877d9be8971edfbd47511c7b",
    "metadata": {},
    "name": "useNeighboursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9a10b309844322bec89a0b31cd13080";

export default node;
