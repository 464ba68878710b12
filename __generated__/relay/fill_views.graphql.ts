/**
 * @generated SignedSource<<84ae113eea80c2f60052ec1afeb00dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OUTSTANDING" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type SnagSort = "CHANGED" | "DUE" | "NEAR" | "NUMBER" | "PLACE";
export type ViewPart = "COMPANY" | "LOCATION" | "PERSON" | "PLAN" | "TRADE";
import type { FragmentRefs } from "relay-runtime";
export type fill_views$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly mayChange: boolean;
    readonly name: string;
    readonly owner: {
      readonly id: string;
      readonly name: string;
    };
    readonly search: {
      readonly assigneeId: string | null | undefined;
      readonly chip: SnagChip;
      readonly companyId: string | null | undefined;
      readonly due: SnagDue | null | undefined;
      readonly locationId: string | null | undefined;
      readonly missing: ReadonlyArray<ViewPart>;
      readonly planCode: string | null | undefined;
      readonly priority: Priority | null | undefined;
      readonly raisedFrom: string | null | undefined;
      readonly raisedTo: string | null | undefined;
      readonly sort: SnagSort;
      readonly text: string | null | undefined;
      readonly tradeId: string | null | undefined;
    };
    readonly shared: boolean;
  }>;
  readonly " $fragmentType": "fill_views";
};
export type fill_views$key = {
  readonly " $data"?: fill_views$data;
  readonly " $fragmentSpreads": FragmentRefs<"fill_views">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fill_views",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "savedViews",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "owner",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewSearch",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "chip",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sort",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tradeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "locationId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "planCode",
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
              "name": "assigneeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "due",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "raisedFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "raisedTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "c85a1d97362ba4a4497017a123532559";

export default node;
