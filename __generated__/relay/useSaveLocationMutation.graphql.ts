/**
 * @generated SignedSource<<42be60446c0a6d819ba4c78ff1fbf9c0>>
 * @relayHash b05d7c426831180816c586db3cd8b101
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 639eb0941773aa07042b4d6da34eefff9baf4b232da1f49049ab1f1b6e74c6b7

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
export type useSaveLocationMutation$variables = {
  input: SaveLocationInput;
};
export type useSaveLocationMutation$data = {
  readonly saveLocation: {
    readonly location: {
      readonly name: string;
      readonly path: string;
    } | null | undefined;
  };
};
export type useSaveLocationMutation = {
  response: useSaveLocationMutation$data;
  variables: useSaveLocationMutation$variables;
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
    "name": "useSaveLocationMutation",
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
    "name": "useSaveLocationMutation",
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
    "id": "639eb0941773aa07042b4d6da34eefff9baf4b232da1f49049ab1f1b6e74c6b7",
    "metadata": {},
    "name": "useSaveLocationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df11cb7b297eddcfa28967042e61a282";

export default node;
