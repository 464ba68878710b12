/**
 * @generated SignedSource<<0363f77160519c8294f2fe95ad23d226>>
 * @relayHash 7fc2bf2621372ff98e2c8c0765b8f184
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a0c82133b87b64782f2143489f72ee91fb7fbfa3952dad9eb6fc5340f193962

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeNameInput = {
  name: string;
};
export type NameFormChangeMutation$variables = {
  input: ChangeNameInput;
};
export type NameFormChangeMutation$data = {
  readonly changeName: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"NameForm_user">;
    };
  };
};
export type NameFormChangeMutation = {
  response: NameFormChangeMutation$data;
  variables: NameFormChangeMutation$variables;
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
    "name": "NameFormChangeMutation",
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
    "name": "NameFormChangeMutation",
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
    "id": "4a0c82133b87b64782f2143489f72ee91fb7fbfa3952dad9eb6fc5340f193962",
    "metadata": {},
    "name": "NameFormChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58cdc643596d2decca1b24be080cc592";

export default node;
