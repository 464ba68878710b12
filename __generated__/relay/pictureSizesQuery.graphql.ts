/**
 * @generated SignedSource<<77e5802f4f70b6bc0b0edfd57164ef8a>>
 * @relayHash 89d4f4dc6f0a8a1da1488a5e67cb8aaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eed6d6651421280cfcd4aeaeb50f4ef99ea513c18d6010c8d47acd00ce19df86

import type { ConcreteRequest } from 'relay-runtime';
export type pictureSizesQuery$variables = {
  code: string;
};
export type pictureSizesQuery$data = {
  readonly project: {
    readonly medium: number;
    readonly plans: ReadonlyArray<{
      readonly current: {
        readonly id: string;
        readonly packBytes: number | null | undefined;
      };
    }>;
    readonly small: number;
  } | null | undefined;
};
export type pictureSizesQuery = {
  response: pictureSizesQuery$data;
  variables: pictureSizesQuery$variables;
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
  "alias": "small",
  "args": [
    {
      "kind": "Literal",
      "name": "size",
      "value": "SMALL"
    }
  ],
  "kind": "ScalarField",
  "name": "photoBytes",
  "storageKey": "photoBytes(size:\"SMALL\")"
},
v3 = {
  "alias": "medium",
  "args": [
    {
      "kind": "Literal",
      "name": "size",
      "value": "MEDIUM"
    }
  ],
  "kind": "ScalarField",
  "name": "photoBytes",
  "storageKey": "photoBytes(size:\"MEDIUM\")"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanRevision",
  "kind": "LinkedField",
  "name": "current",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packBytes",
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
    "name": "pictureSizesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
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
    "name": "pictureSizesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eed6d6651421280cfcd4aeaeb50f4ef99ea513c18d6010c8d47acd00ce19df86",
    "metadata": {},
    "name": "pictureSizesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d955e4f95c472d2d356bade3d9e20f11";

export default node;
