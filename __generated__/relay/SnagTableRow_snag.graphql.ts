/**
 * @generated SignedSource<<9316a9939820ae14bc229645621958b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Accepted = "ALL" | "PART";
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
import type { FragmentRefs } from "relay-runtime";
export type SnagTableRow_snag$data = {
  readonly afterAcceptance: Accepted | null | undefined;
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly cost: number | null | undefined;
  readonly displayTitle: string;
  readonly dueOn: string | null | undefined;
  readonly id: string;
  readonly location: {
    readonly path: string;
  } | null | undefined;
  readonly number: number | null | undefined;
  readonly overdueDays: number | null | undefined;
  readonly photoCount: number;
  readonly priority: Priority;
  readonly raisedAt: number;
  readonly reference: string | null | undefined;
  readonly status: SnagStatus;
  readonly thumbnail: {
    readonly id: string;
    readonly thumbHash: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly trade: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "SnagTableRow_snag";
};
export type SnagTableRow_snag$key = {
  readonly " $data"?: SnagTableRow_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagTableRow_snag">;
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagTableRow_snag",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "overdueDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterAcceptance",
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
      "kind": "ScalarField",
      "name": "photoCount",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "thumbnail",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbHash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "SMALL"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"SMALL\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "ed39aa3f330cef686ae21db27f6b8fca";

export default node;
