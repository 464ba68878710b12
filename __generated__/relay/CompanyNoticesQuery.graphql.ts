/**
 * @generated SignedSource<<5d985844019ab4858f78149a1e9c9234>>
 * @relayHash 9932eff9020882880d098de9ebaeac6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df775d3682946e2c533e2afd08f2eef3fcf58692b0a769ef19bfd73ee5c9b59c

import type { ConcreteRequest } from 'relay-runtime';
export type DefectNoticeState = "DONE" | "FOLLOWED" | "PASSED" | "RUNNING" | "WITHDRAWN";
export type CompanyNoticesQuery$variables = {
  code: string;
};
export type CompanyNoticesQuery$data = {
  readonly project: {
    readonly defectNotices: ReadonlyArray<{
      readonly deadlineOn: string | null | undefined;
      readonly number: number;
      readonly owed: number;
      readonly state: DefectNoticeState;
    }>;
  } | null | undefined;
};
export type CompanyNoticesQuery = {
  response: CompanyNoticesQuery$data;
  variables: CompanyNoticesQuery$variables;
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
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deadlineOn",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owed",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyNoticesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DefectNotice",
            "kind": "LinkedField",
            "name": "defectNotices",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "CompanyNoticesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DefectNotice",
            "kind": "LinkedField",
            "name": "defectNotices",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df775d3682946e2c533e2afd08f2eef3fcf58692b0a769ef19bfd73ee5c9b59c",
    "metadata": {},
    "name": "CompanyNoticesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "abca859b856183eb832dff5f53bfa291";

export default node;
