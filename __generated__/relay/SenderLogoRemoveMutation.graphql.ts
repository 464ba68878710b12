/**
 * @generated SignedSource<<00ed02e3a8d3b1201b3ef3b68d91f0cb>>
 * @relayHash d6c1c60dabe40f8db78379bf0eefbd22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5525f833139eac74bf14a324d06cc1c20b47db8aba2ca037f4785c6937ed7aaa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveSenderLogoInput = {
  eventId: string;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
};
export type SenderLogoRemoveMutation$variables = {
  input: RemoveSenderLogoInput;
};
export type SenderLogoRemoveMutation$data = {
  readonly removeSenderLogo: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"SenderLogo_project">;
    };
  };
};
export type SenderLogoRemoveMutation = {
  response: SenderLogoRemoveMutation$data;
  variables: SenderLogoRemoveMutation$variables;
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
    "name": "SenderLogoRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "removeSenderLogo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SenderLogo_project"
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
    "name": "SenderLogoRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "removeSenderLogo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
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
                "name": "senderName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "senderLogoUrl",
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
    "id": "5525f833139eac74bf14a324d06cc1c20b47db8aba2ca037f4785c6937ed7aaa",
    "metadata": {},
    "name": "SenderLogoRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f81abea7d00446440ecc25b41f54f99a";

export default node;
