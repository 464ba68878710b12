/**
 * @generated SignedSource<<19e876b9fda4f428b3d5746ba2c881ca>>
 * @relayHash bd2ce08e15db9812e17ef1961a990aca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 301ae3b0f72a8ecad0636386674cdf828376c15b55dd0635a8e6f9af432f5b9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveSenderLogoInput = {
  eventId: string;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
};
export type useRemoveSenderLogoMutation$variables = {
  input: RemoveSenderLogoInput;
};
export type useRemoveSenderLogoMutation$data = {
  readonly removeSenderLogo: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"SenderLogo_project">;
    };
  };
};
export type useRemoveSenderLogoMutation = {
  response: useRemoveSenderLogoMutation$data;
  variables: useRemoveSenderLogoMutation$variables;
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
    "name": "useRemoveSenderLogoMutation",
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
    "name": "useRemoveSenderLogoMutation",
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
    "id": "301ae3b0f72a8ecad0636386674cdf828376c15b55dd0635a8e6f9af432f5b9b",
    "metadata": {},
    "name": "useRemoveSenderLogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69b6fe5be3c6eefdca07c3a47c86edd2";

export default node;
