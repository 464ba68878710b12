/**
 * @generated SignedSource<<b662fd0c049f6520c1eb6a0421280667>>
 * @relayHash cb7bc97027b4d91f3fd820321821101f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15ce8b1bb78ab5cd84495b512a20b56810b0e1362654ce2b2129e42be7446011

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
export type useSetUpMutation$variables = {
  input: SetUpInput;
};
export type useSetUpMutation$data = {
  readonly setUp: {
    readonly __typename: "SetUpPayload";
  };
};
export type useSetUpMutation = {
  response: useSetUpMutation$data;
  variables: useSetUpMutation$variables;
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
    "name": "useSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "15ce8b1bb78ab5cd84495b512a20b56810b0e1362654ce2b2129e42be7446011",
    "metadata": {},
    "name": "useSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cbf53dd1bf527ee13331bb0ca60f4b80";

export default node;
