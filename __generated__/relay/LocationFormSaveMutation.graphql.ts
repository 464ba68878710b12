/**
 * @generated SignedSource<<0eee9efcd1ad8cc281fa19a47bdc27c4>>
 * @relayHash 7b90ebeda26575820f6d59767ab24842
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89b6541b9ead6098c783b286d68c157e5b17eb6570743447fcea99addf185392

import type { ConcreteRequest } from 'relay-runtime';
export type SaveLocationInput = {
  eventId: string;
  id: string;
  name: string;
  occurredAt: number;
  parentId?: string | null | undefined;
  projectId: string;
  seen?: string | null | undefined;
};
export type LocationFormSaveMutation$variables = {
  input: SaveLocationInput;
};
export type LocationFormSaveMutation$data = {
  readonly saveLocation: {
    readonly location: {
      readonly name: string;
      readonly path: string;
    } | null | undefined;
  };
};
export type LocationFormSaveMutation = {
  response: LocationFormSaveMutation$data;
  variables: LocationFormSaveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LocationFormSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLocationPayload",
        "kind": "LinkedField",
        "name": "saveLocation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LocationFormSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLocationPayload",
        "kind": "LinkedField",
        "name": "saveLocation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "89b6541b9ead6098c783b286d68c157e5b17eb6570743447fcea99addf185392",
    "metadata": {},
    "name": "LocationFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3824ba9a7f92542a3dbf8ad9e23ebc7d";

export default node;
