/**
 * @generated SignedSource<<eb3c29074199cc7a339407840ce33cb1>>
 * @relayHash c2f2c6ca38d88121a52a6b9cec62d113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd59f5dfa83b9badb010bdd98b2c7aa8537c0c230112c0b05e99b2ff73cd014

import type { ConcreteRequest } from 'relay-runtime';
export type ArchiveLocationInput = {
  archived: boolean;
  eventId: string;
  locationId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useArchiveLocationMutation$variables = {
  input: ArchiveLocationInput;
};
export type useArchiveLocationMutation$data = {
  readonly archiveLocation: {
    readonly location: {
      readonly archived: boolean;
    } | null | undefined;
  };
};
export type useArchiveLocationMutation = {
  response: useArchiveLocationMutation$data;
  variables: useArchiveLocationMutation$variables;
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
    "name": "useArchiveLocationMutation",
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
    "name": "useArchiveLocationMutation",
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
    "id": "8bd59f5dfa83b9badb010bdd98b2c7aa8537c0c230112c0b05e99b2ff73cd014",
    "metadata": {},
    "name": "useArchiveLocationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f982b9bd687d79e9c4b4690ead76f67";

export default node;
