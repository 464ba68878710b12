/**
 * @generated SignedSource<<6685433c2f71e6e995339030f058e68f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLink_company">;
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "cbcf44d654a00df214bd716e21f5f211";

export default node;
