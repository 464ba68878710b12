/**
 * @generated SignedSource<<ee89358af0ef2c3ed5db72cccc00fdbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyRow_company$data = {
  readonly archived: boolean;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly link: {
    readonly devices: number;
    readonly lastUsedAt: number | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLink_company" | "MergeCompany_company">;
  readonly " $fragmentType": "CompanyRow_company";
};
export type CompanyRow_company$key = {
  readonly " $data"?: CompanyRow_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyRow_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyRow_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
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
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "devices",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyLink_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeCompany_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "1252c5c2e05846073c25010e8d18fae3";

export default node;
