/**
 * @generated SignedSource<<73cd28e1e17d38c2d1312096f29640b6>>
 * @relayHash d5c2cff717928ffc093ac9b360cfac14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec0b172ec074380ced17adfb3858d7758d568b99c06b5e07f101e5404d3d84a9

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveLocationInput = {
  eventId: string;
  locationId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type LocationRowsRemoveMutation$variables = {
  input: RemoveLocationInput;
};
export type LocationRowsRemoveMutation$data = {
  readonly removeLocation: {
    readonly removedId: string;
  };
};
export type LocationRowsRemoveMutation = {
  response: LocationRowsRemoveMutation$data;
  variables: LocationRowsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemovedPayload",
    "kind": "LinkedField",
    "name": "removeLocation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedId",
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
    "name": "LocationRowsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LocationRowsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec0b172ec074380ced17adfb3858d7758d568b99c06b5e07f101e5404d3d84a9",
    "metadata": {},
    "name": "LocationRowsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bce6f80f82a39d3cd0fbe9e460e38103";

export default node;
