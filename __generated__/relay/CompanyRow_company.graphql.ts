/**
 * @generated SignedSource<<7f7c3072bbd5851b4a381990507f2907>>
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

(node as any).hash = "795175dbfb03b1542e741ce1b29a6cdf";

export default node;
