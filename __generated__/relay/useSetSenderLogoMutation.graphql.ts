/**
 * @generated SignedSource<<0c41ac0a68400ebfde69247037b50b8e>>
 * @relayHash 443a82f3e117e8146dd2d273d48fe228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2665f58a24016ebd92f85a20569b601e19ba2fd0648e8b9ef22bb825f2d8083c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetSenderLogoInput = {
  byteLength: number;
  eventId: string;
  file: Blob;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
  sha256: string;
};
export type useSetSenderLogoMutation$variables = {
  input: SetSenderLogoInput;
};
export type useSetSenderLogoMutation$data = {
  readonly setSenderLogo: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"SenderLogo_project">;
    };
  };
};
export type useSetSenderLogoMutation = {
  response: useSetSenderLogoMutation$data;
  variables: useSetSenderLogoMutation$variables;
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
    "name": "useSetSenderLogoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "setSenderLogo",
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
    "name": "useSetSenderLogoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditProjectPayload",
        "kind": "LinkedField",
        "name": "setSenderLogo",
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
    "id": "2665f58a24016ebd92f85a20569b601e19ba2fd0648e8b9ef22bb825f2d8083c",
    "metadata": {},
    "name": "useSetSenderLogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f63b9df18326c1299663e26ea8598fd7";

export default node;
