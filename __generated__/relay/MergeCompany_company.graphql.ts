/**
 * @generated SignedSource<<38635455ce15dddda331ee9b927c20cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeCompany_company$data = {
  readonly id: string;
  readonly link: {
    readonly id: string;
  } | null | undefined;
  readonly name: string;
  readonly uses: {
    readonly people: number;
    readonly snags: number;
    readonly trades: number;
  } | null | undefined;
  readonly " $fragmentType": "MergeCompany_company";
};
export type MergeCompany_company$key = {
  readonly " $data"?: MergeCompany_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeCompany_company">;
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
  "name": "MergeCompany_company",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "CompanyUses",
      "kind": "LinkedField",
      "name": "uses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "snags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trades",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyLink",
      "kind": "LinkedField",
      "name": "link",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "ac764bb292e9da438283aaac699c9d4b";

export default node;
