/**
 * @generated SignedSource<<b1f53f4689df45d292d68050202146c0>>
 * @relayHash b5db520b9724bc8d2e411eed56312f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef04e3aa2f844a4bf92027a451238f2600e5e8e4e6e04814e20731cf4fc652ee

import type { ConcreteRequest } from 'relay-runtime';
export type MarkSeenInput = {
  places: ReadonlyArray<JournalPlaceInput>;
};
export type JournalPlaceInput = {
  cursor: string;
  projectId: string;
};
export type WaitingRowsMarkSeenMutation$variables = {
  input: MarkSeenInput;
};
export type WaitingRowsMarkSeenMutation$data = {
  readonly markSeen: {
    readonly projects: ReadonlyArray<{
      readonly id: string;
      readonly newlyWaiting: number;
    }>;
  };
};
export type WaitingRowsMarkSeenMutation = {
  response: WaitingRowsMarkSeenMutation$data;
  variables: WaitingRowsMarkSeenMutation$variables;
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
    "name": "WaitingRowsMarkSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WaitingRowsMarkSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef04e3aa2f844a4bf92027a451238f2600e5e8e4e6e04814e20731cf4fc652ee",
    "metadata": {},
    "name": "WaitingRowsMarkSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d3e290499188b98a43f1cf0269653a5";

export default node;
