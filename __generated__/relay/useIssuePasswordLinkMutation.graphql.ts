/**
 * @generated SignedSource<<454084594c2ac90585f91891450bb607>>
 * @relayHash 0e14836527f4095877e115a09f264599
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 374eff2788bb0e99e90444a44a01f751ba66d96310abe5b1d631dc6197df26ff

import type { ConcreteRequest } from 'relay-runtime';
export type IssuePasswordLinkInput = {
  eventId: string;
  memberId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useIssuePasswordLinkMutation$variables = {
  input: IssuePasswordLinkInput;
};
export type useIssuePasswordLinkMutation$data = {
  readonly issuePasswordLink: {
    readonly path: string;
  };
};
export type useIssuePasswordLinkMutation = {
  response: useIssuePasswordLinkMutation$data;
  variables: useIssuePasswordLinkMutation$variables;
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
    "concreteType": "IssuePasswordLinkPayload",
    "kind": "LinkedField",
    "name": "issuePasswordLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
    "name": "useIssuePasswordLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useIssuePasswordLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "374eff2788bb0e99e90444a44a01f751ba66d96310abe5b1d631dc6197df26ff",
    "metadata": {},
    "name": "useIssuePasswordLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2bfef0f34898d4ab6d519c5ac1019d8b";

export default node;
