/**
 * @generated SignedSource<<2005fcb3571c8af48f7a5d660489f53c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagType = "DAMAGE" | "DEFECT" | "OTHER" | "UNFINISHED";
import type { FragmentRefs } from "relay-runtime";
export type SnagFacts_snag$data = {
  readonly assignee: {
    readonly name: string;
  } | null | undefined;
  readonly closedAt: number | null | undefined;
  readonly closedBy: {
    readonly name: string;
  } | null | undefined;
  readonly company: {
    readonly archived: boolean;
    readonly name: string;
  } | null | undefined;
  readonly cost: number | null | undefined;
  readonly description: string;
  readonly dueOn: string | null | undefined;
  readonly fixedAt: number | null | undefined;
  readonly fixedBy: {
    readonly name: string;
  } | null | undefined;
  readonly location: {
    readonly archived: boolean;
    readonly path: string;
  } | null | undefined;
  readonly priority: Priority;
  readonly raisedAt: number;
  readonly raisedBy: {
    readonly name: string;
  };
  readonly sentBackCount: number;
  readonly trade: {
    readonly archived: boolean;
    readonly name: string;
  } | null | undefined;
  readonly type: SnagType;
  readonly " $fragmentType": "SnagFacts_snag";
};
export type SnagFacts_snag$key = {
  readonly " $data"?: SnagFacts_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagFacts_snag">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archived",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagFacts_snag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trade",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "raisedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "fixedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "closedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentBackCount",
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "522854b3e05d693e00c9e2700f65ab06";

export default node;
