/**
 * @generated SignedSource<<1bed5b3152ce793461dbf152b72ab10c>>
 * @relayHash 006c5e51aa9c0bb59452ef5856882a2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a3841869f3940c3d21271358e73893ea9fadbdceff11db0436bfb2b16b2513

import type { ConcreteRequest } from 'relay-runtime';
export type OnThisDeviceQuery$variables = {
  code: string;
};
export type OnThisDeviceQuery$data = {
  readonly project: {
    readonly timeZone: string;
  } | null | undefined;
};
export type OnThisDeviceQuery = {
  response: OnThisDeviceQuery$data;
  variables: OnThisDeviceQuery$variables;
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
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OnThisDeviceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OnThisDeviceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "55a3841869f3940c3d21271358e73893ea9fadbdceff11db0436bfb2b16b2513",
    "metadata": {},
    "name": "OnThisDeviceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46802928c91826aa9d9680faffa3cd04";

export default node;
