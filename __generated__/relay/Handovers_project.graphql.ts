/**
 * @generated SignedSource<<21995f22066f584aa50704e19d11b824>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HandoverState = "PREPARED" | "SEALED" | "SIGNED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type Handovers_project$data = {
  readonly handovers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly state: HandoverState;
        readonly " $fragmentSpreads": FragmentRefs<"HandoverRow_handover">;
      };
    }>;
  };
  readonly id: string;
  readonly lastSnag: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number | null | undefined;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AskSheet_project">;
  readonly " $fragmentType": "Handovers_project";
};
export type Handovers_project$key = {
  readonly " $data"?: Handovers_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Handovers_project">;
};

import HandoversPaginationQuery_graphql from './HandoversPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "handovers"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": HandoversPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "Handovers_project",
  "selections": [
    {
      "alias": "handovers",
      "args": null,
      "concreteType": "HandoverConnection",
      "kind": "LinkedField",
      "name": "__Handovers_handovers_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HandoverEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Handover",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HandoverRow_handover"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskSheet_project"
    },
    {
      "alias": "lastSnag",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "NUMBER"
        }
      ],
      "concreteType": "SnagConnection",
      "kind": "LinkedField",
      "name": "snags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SnagEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Snag",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "snags(first:1,sort:\"NUMBER\")"
    },
    (v1/*:: as any*/)
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "2604726c75f0d70f775099fa5c0893ad";

export default node;
