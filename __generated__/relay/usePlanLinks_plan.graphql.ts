/**
 * @generated SignedSource<<e84cab7a294fbf802166862ab9157f55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlanLinks_plan$data = {
  readonly current: {
    readonly id: string;
  };
  readonly links: ReadonlyArray<{
    readonly key: string;
    readonly toCode: string;
    readonly toName: string;
    readonly toRevisionId: string;
    readonly toX: number;
    readonly toY: number;
    readonly x: number;
    readonly y: number;
  }>;
  readonly revisions: ReadonlyArray<{
    readonly id: string;
    readonly toFirst: ReadonlyArray<number>;
  }>;
  readonly " $fragmentType": "usePlanLinks_plan";
};
export type usePlanLinks_plan$key = {
  readonly " $data"?: usePlanLinks_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanLinks_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlanLinks_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toRevisionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toY",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toFirst",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "0a623f2d2effd6f870c3ae4eaa95d702";

export default node;
