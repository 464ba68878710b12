/**
 * @generated SignedSource<<524f41c7488e065abc0b6f47a5bd3ca7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagType = "DAMAGE" | "DEFECT" | "OTHER" | "UNFINISHED";
import type { FragmentRefs } from "relay-runtime";
export type FactEditor_snag$data = {
  readonly assignee: {
    readonly id: string;
  } | null | undefined;
  readonly company: {
    readonly id: string;
  } | null | undefined;
  readonly cost: number | null | undefined;
  readonly description: string;
  readonly dueOn: string | null | undefined;
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly priority: Priority;
  readonly raisedAt: number;
  readonly title: string;
  readonly trade: {
    readonly id: string;
  } | null | undefined;
  readonly type: SnagType;
  readonly " $fragmentSpreads": FragmentRefs<"FixerField_snag">;
  readonly " $fragmentType": "FactEditor_snag";
};
export type FactEditor_snag$key = {
  readonly " $data"?: FactEditor_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactEditor_snag">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FactEditor_snag",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "raisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trade",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FixerField_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "29602938e3cc1bca8d2fc0a15572e73e";

export default node;
