/**
 * @generated SignedSource<<a70ef2720fcb7eb88c4303c72ddc6226>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLink_company$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly link: {
    readonly devices: number;
    readonly lastUsedAt: number | null | undefined;
    readonly madeAt: number;
    readonly visitors: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LinkVisitorRow_visitor">;
    }>;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CompanyLink_company";
};
export type CompanyLink_company$key = {
  readonly " $data"?: CompanyLink_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLink_company">;
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
  "name": "CompanyLink_company",
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
      "kind": "ScalarField",
      "name": "archived",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "devices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkVisitor",
          "kind": "LinkedField",
          "name": "visitors",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LinkVisitorRow_visitor"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "028e14f79a45c079f8b4ef0a09416fa6";

export default node;
