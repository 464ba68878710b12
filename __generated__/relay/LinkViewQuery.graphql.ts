/**
 * @generated SignedSource<<e8d27022e1df93e83a2eea27f21d217f>>
 * @relayHash 306a31653f1f7a2c09805017937671e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378019178503e63e377f461bfb225a222871c0d0252d0c734c44bcb8565ec7e8

import type { ConcreteRequest } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
export type LinkViewQuery$variables = {
  code: string;
};
export type LinkViewQuery$data = {
  readonly project: {
    readonly plans: ReadonlyArray<{
      readonly code: string;
      readonly current: {
        readonly heightPx: number | null | undefined;
        readonly id: string;
        readonly state: PlanRevisionState;
        readonly tiles: {
          readonly overlap: number;
          readonly size: number;
          readonly url: string;
        } | null | undefined;
        readonly widthPx: number | null | undefined;
      };
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type LinkViewQuery = {
  response: LinkViewQuery$data;
  variables: LinkViewQuery$variables;
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
  "concreteType": "Plan",
  "kind": "LinkedField",
  "name": "plans",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widthPx",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heightPx",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanTiles",
          "kind": "LinkedField",
          "name": "tiles",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overlap",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkViewQuery",
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
    "name": "LinkViewQuery",
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
    "id": "378019178503e63e377f461bfb225a222871c0d0252d0c734c44bcb8565ec7e8",
    "metadata": {},
    "name": "LinkViewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db8b0d68ef42ec3de1088bd0be382da6";

export default node;
