/**
 * @generated SignedSource<<2142bc19ea2acd7f197a9292642a3cea>>
 * @relayHash 2f82196535be344deb54a2943162b8eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4a66aedaed774434261a2855d32ec415a192bfe21b494c61b91dd6a0961992

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
export type SenderLogoSetMutation$variables = {
  input: SetSenderLogoInput;
};
export type SenderLogoSetMutation$data = {
  readonly setSenderLogo: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"SenderLogo_project">;
    };
  };
};
export type SenderLogoSetMutation = {
  response: SenderLogoSetMutation$data;
  variables: SenderLogoSetMutation$variables;
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
    "name": "SenderLogoSetMutation",
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
    "name": "SenderLogoSetMutation",
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
    "id": "ac4a66aedaed774434261a2855d32ec415a192bfe21b494c61b91dd6a0961992",
    "metadata": {},
    "name": "SenderLogoSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c755a9121fb9b2621d71d4b8ea43a06";

export default node;
