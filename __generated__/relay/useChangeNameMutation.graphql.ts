/**
 * @generated SignedSource<<f464fe73c3842392453f55067ac97347>>
 * @relayHash 2209d5451941b3889940197344ba5ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a7723d6906b14cf795ee87567f7ee19402d0aa24991e9d5a671c968bc8dc817

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeNameInput = {
  name: string;
};
export type useChangeNameMutation$variables = {
  input: ChangeNameInput;
};
export type useChangeNameMutation$data = {
  readonly changeName: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"NameForm_user">;
    };
  };
};
export type useChangeNameMutation = {
  response: useChangeNameMutation$data;
  variables: useChangeNameMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeNameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeNamePayload",
        "kind": "LinkedField",
        "name": "changeName",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NameForm_user"
              }
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
    "name": "useChangeNameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeNamePayload",
        "kind": "LinkedField",
        "name": "changeName",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
    "id": "4a7723d6906b14cf795ee87567f7ee19402d0aa24991e9d5a671c968bc8dc817",
    "metadata": {},
    "name": "useChangeNameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d238836b78035600d92c6252d59853f1";

export default node;
