/**
 * @generated SignedSource<<f0781c2045ac4378be50dc646230b4b4>>
 * @relayHash abebe5af3aa3b1a1c73d8c46d3e92e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80b35a93631c0d000356e159ba55d1050133ae93291bb21e00d2d891409f7b56

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceReceiptsQuery$variables = {
  code: string;
  eventIds: ReadonlyArray<string>;
};
export type DeviceReceiptsQuery$data = {
  readonly project: {
    readonly recordedHashes: ReadonlyArray<{
      readonly eventId: string;
      readonly hash: string;
    }> | null | undefined;
  } | null | undefined;
};
export type DeviceReceiptsQuery = {
  response: DeviceReceiptsQuery$data;
  variables: DeviceReceiptsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "eventIds"
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
  "args": [
    {
      "kind": "Variable",
      "name": "eventIds",
      "variableName": "eventIds"
    }
  ],
  "concreteType": "RecordedHash",
  "kind": "LinkedField",
  "name": "recordedHashes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeviceReceiptsQuery",
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
    "name": "DeviceReceiptsQuery",
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
    "id": "80b35a93631c0d000356e159ba55d1050133ae93291bb21e00d2d891409f7b56",
    "metadata": {},
    "name": "DeviceReceiptsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fbb5439817da6743892293e71aa7eb3b";

export default node;
