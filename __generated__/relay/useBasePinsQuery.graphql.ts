/**
 * @generated SignedSource<<036e6206f05a8796f5418d900c50cc30>>
 * @relayHash a6ec4a3079f8b65ae0197a039d8f8a8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b39a2fce5285ce1c0ddfe0a6d87fde298f109b011b0c372a0a171490bbb5667

import type { ConcreteRequest } from 'relay-runtime';
export type useBasePinsQuery$variables = {
  planId: string;
  revisionId: string;
};
export type useBasePinsQuery$data = {
  readonly node: {
    readonly plan: {
      readonly pins: {
        readonly xs: ReadonlyArray<number>;
        readonly ys: ReadonlyArray<number>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useBasePinsQuery = {
  response: useBasePinsQuery$data;
  variables: useBasePinsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "planId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "revisionId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "planId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "revisionId",
          "variableName": "revisionId"
        }
      ],
      "concreteType": "PlanPins",
      "kind": "LinkedField",
      "name": "pins",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "xs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ys",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBasePinsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "plan"
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
    "name": "useBasePinsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b39a2fce5285ce1c0ddfe0a6d87fde298f109b011b0c372a0a171490bbb5667",
    "metadata": {},
    "name": "useBasePinsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab29e4f59fcd7e6a7daf5d769935cc8b";

export default node;
