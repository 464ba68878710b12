/**
 * @generated SignedSource<<64a912e025699b8196f0bc1cd4087233>>
 * @relayHash ee559791667969941710b571844921c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a497badcf5fc6c6ba29197109e47c983b8792a618f3aec29d0ea7085506353d8

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeMailingInput = {
  digest?: boolean | null | undefined;
  waiting?: boolean | null | undefined;
};
export type MailChoiceChangeMutation$variables = {
  input: ChangeMailingInput;
};
export type MailChoiceChangeMutation$data = {
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
export type MailChoiceChangeMutation = {
  response: MailChoiceChangeMutation$data;
  variables: MailChoiceChangeMutation$variables;
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
    "name": "MailChoiceChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailChoiceChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a497badcf5fc6c6ba29197109e47c983b8792a618f3aec29d0ea7085506353d8",
    "metadata": {},
    "name": "MailChoiceChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d55ab7e216b70bf7dd3fcca4466d358f";

export default node;
