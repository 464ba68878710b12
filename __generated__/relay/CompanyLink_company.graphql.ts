/**
 * @generated SignedSource<<4e4bcb1b54899eddc056761d34bed9e7>>
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
      readonly " $fragmentSpreads": FragmentRefs<"OpenLink_visitors">;
    }>;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CompanyLink_company";
};
export type CompanyLink_company$key = {
  readonly " $data"?: CompanyLink_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLink_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyLink_company",
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
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OpenLink_visitors"
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

(node as any).hash = "608ac2517a0fdebbb9cb9cff535e442e";

export default node;
