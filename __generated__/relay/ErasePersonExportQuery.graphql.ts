/**
 * @generated SignedSource<<150d5262072efd982c88acf9e7a97cfd>>
 * @relayHash e77e1537ca752618490963b2a063af13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdd25da9018bf7b4dd67383488c1635fe1fd6dd6c1ae44463af3383ed7ca4285

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonExportQuery$variables = {
  email: string;
};
export type ErasePersonExportQuery$data = {
  readonly viewer: {
    readonly records: {
      readonly person: {
        readonly export: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ErasePersonExportQuery = {
  response: ErasePersonExportQuery$data;
  variables: ErasePersonExportQuery$variables;
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
                "name": "export",
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
    "name": "ErasePersonExportQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErasePersonExportQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cdd25da9018bf7b4dd67383488c1635fe1fd6dd6c1ae44463af3383ed7ca4285",
    "metadata": {},
    "name": "ErasePersonExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0df0bdc12d6fec7753d7ed8ee0d0fc1";

export default node;
