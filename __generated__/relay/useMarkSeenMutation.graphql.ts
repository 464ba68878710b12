/**
 * @generated SignedSource<<b2c53c34a6a8655872153c808d3e018e>>
 * @relayHash c54de3de6badeca9bb0190a4b2ae063d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ea1c0de21af39b14ab90edf888a1ae2777f62dafa02db44b899d14bf719f89

import type { ConcreteRequest } from 'relay-runtime';
export type MarkSeenInput = {
  places: ReadonlyArray<JournalPlaceInput>;
};
export type JournalPlaceInput = {
  cursor: string;
  projectId: string;
};
export type useMarkSeenMutation$variables = {
  input: MarkSeenInput;
};
export type useMarkSeenMutation$data = {
  readonly markSeen: {
    readonly projects: ReadonlyArray<{
      readonly id: string;
      readonly newlyWaiting: number;
    }>;
  };
};
export type useMarkSeenMutation = {
  response: useMarkSeenMutation$data;
  variables: useMarkSeenMutation$variables;
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
    "concreteType": "MarkSeenPayload",
    "kind": "LinkedField",
    "name": "markSeen",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "projects",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newlyWaiting",
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
    "name": "useMarkSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1ea1c0de21af39b14ab90edf888a1ae2777f62dafa02db44b899d14bf719f89",
    "metadata": {},
    "name": "useMarkSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e020cee30731a1852ccc96d7bdc5307";

export default node;
