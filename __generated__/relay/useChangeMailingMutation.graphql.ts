/**
 * @generated SignedSource<<825cc91de70db82ad33e016d4a5459b5>>
 * @relayHash bd4ae54744c245b6c0b3b663a894148e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eff7f7eaa67383bcc0167f0e1c66eba8be157ccecb06953b89f97cc51c22c2e

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeMailingInput = {
  digest?: boolean | null | undefined;
  waiting?: boolean | null | undefined;
};
export type useChangeMailingMutation$variables = {
  input: ChangeMailingInput;
};
export type useChangeMailingMutation$data = {
  readonly changeMailing: {
    readonly viewer: {
      readonly mailing: {
        readonly available: boolean;
        readonly digest: boolean;
        readonly waiting: boolean;
      };
    };
  };
};
export type useChangeMailingMutation = {
  response: useChangeMailingMutation$data;
  variables: useChangeMailingMutation$variables;
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
    "concreteType": "ChangeMailingPayload",
    "kind": "LinkedField",
    "name": "changeMailing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Mailing",
            "kind": "LinkedField",
            "name": "mailing",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "available",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "digest",
                "storageKey": null
              }
            ],
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
    "name": "useChangeMailingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeMailingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3eff7f7eaa67383bcc0167f0e1c66eba8be157ccecb06953b89f97cc51c22c2e",
    "metadata": {},
    "name": "useChangeMailingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62a21dc9bbb6602902dcc294007a3ca1";

export default node;
