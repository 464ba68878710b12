/**
 * @generated SignedSource<<3b1967986840694a4f3810aea6ce6dae>>
 * @relayHash 6821c790f0954a5144c53b6945f68528
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ec26b1c1beff6cee6ad33f37037e75023bbcaf9cf0f4f3f33a7bfbfba0cbe26

import type { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  sessionId: string;
};
export type SessionRowEndMutation$variables = {
  input: EndSessionInput;
};
export type SessionRowEndMutation$data = {
  readonly endSession: {
    readonly endedIds: ReadonlyArray<string>;
  };
};
export type SessionRowEndMutation = {
  response: SessionRowEndMutation$data;
  variables: SessionRowEndMutation$variables;
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
    "concreteType": "EndSessionsPayload",
    "kind": "LinkedField",
    "name": "endSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedIds",
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
    "name": "SessionRowEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionRowEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ec26b1c1beff6cee6ad33f37037e75023bbcaf9cf0f4f3f33a7bfbfba0cbe26",
    "metadata": {},
    "name": "SessionRowEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f0f23c17b7f90c96889d1d813a313f3";

export default node;
