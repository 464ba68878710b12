/**
 * @generated SignedSource<<41e987b0e84f1d43ab5298081d868bbe>>
 * @relayHash a28514f16b31179e4e6e869e3ad9448d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f90eb0081625ff3ad7c401f014c08a335997e42f9c100d8d662047177b00447

import type { ConcreteRequest } from 'relay-runtime';
export type ArchiveLocationInput = {
  archived: boolean;
  eventId: string;
  locationId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type LocationRowsArchiveMutation$variables = {
  input: ArchiveLocationInput;
};
export type LocationRowsArchiveMutation$data = {
  readonly archiveLocation: {
    readonly location: {
      readonly archived: boolean;
    } | null | undefined;
  };
};
export type LocationRowsArchiveMutation = {
  response: LocationRowsArchiveMutation$data;
  variables: LocationRowsArchiveMutation$variables;
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
  "name": "archived",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LocationRowsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLocationPayload",
        "kind": "LinkedField",
        "name": "archiveLocation",
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
              (v2/*:: as any*/)
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
    "name": "LocationRowsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLocationPayload",
        "kind": "LinkedField",
        "name": "archiveLocation",
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
    "id": "5f90eb0081625ff3ad7c401f014c08a335997e42f9c100d8d662047177b00447",
    "metadata": {},
    "name": "LocationRowsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed4c31aa334ceb1add75cd5223fd4fc3";

export default node;
