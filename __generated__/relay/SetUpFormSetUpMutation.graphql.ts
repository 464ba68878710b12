/**
 * @generated SignedSource<<17b34e461b5131b36fb4d8dcd4e14401>>
 * @relayHash 43a52ee1c210afec9dc46c5349fbe8a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb1e7e493df336bbbab4b022f33dfcab6b1030531244e6dd30f509ffd0ef5a53

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpInput = {
  email: string;
  eventId: string;
  name: string;
  password: string;
  projectCode: string;
  projectId: string;
  projectName: string;
  timeZone: string;
};
export type SetUpFormSetUpMutation$variables = {
  input: SetUpInput;
};
export type SetUpFormSetUpMutation$data = {
  readonly setUp: {
    readonly __typename: "SetUpPayload";
  };
};
export type SetUpFormSetUpMutation = {
  response: SetUpFormSetUpMutation$data;
  variables: SetUpFormSetUpMutation$variables;
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
    "concreteType": "SetUpPayload",
    "kind": "LinkedField",
    "name": "setUp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "SetUpFormSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpFormSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb1e7e493df336bbbab4b022f33dfcab6b1030531244e6dd30f509ffd0ef5a53",
    "metadata": {},
    "name": "SetUpFormSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d00f82155775042572dc71c2a3d0ee6d";

export default node;
