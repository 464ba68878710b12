/**
 * @generated SignedSource<<90111a2950cc2efa2eded6651cb88f9e>>
 * @relayHash 26d5f0da80c32abb973e61c7cac19b49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 159e1ac937fd682bbdb7d26886744476b8b4f9b4d85dda5313fcdc8024021d7e

import type { ConcreteRequest } from 'relay-runtime';
export type DefectNoticeKind = "AFTER" | "BEFORE" | "SECOND" | "WITHDRAWAL";
export type LinkNoticesQuery$variables = {
  code: string;
};
export type LinkNoticesQuery$data = {
  readonly project: {
    readonly defectNotices: ReadonlyArray<{
      readonly deadlineOn: string | null | undefined;
      readonly id: string;
      readonly kind: DefectNoticeKind;
      readonly number: number;
      readonly sentAt: number;
      readonly url: string | null | undefined;
    }>;
  } | null | undefined;
};
export type LinkNoticesQuery = {
  response: LinkNoticesQuery$data;
  variables: LinkNoticesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "DefectNotice",
  "kind": "LinkedField",
  "name": "defectNotices",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadlineOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkNoticesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkNoticesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "159e1ac937fd682bbdb7d26886744476b8b4f9b4d85dda5313fcdc8024021d7e",
    "metadata": {},
    "name": "LinkNoticesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2725f721df75aa5618f1e227162d9004";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
