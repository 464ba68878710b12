/**
 * @generated SignedSource<<730fef4e1c780de7335cf4fb9f33b312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DefectsBasis = "BGB" | "JCT" | "NEC" | "OTHER" | "VOB_B";
export type PeriodUnit = "MONTHS" | "WEEKS" | "YEARS";
import type { FragmentRefs } from "relay-runtime";
export type AcceptanceRow_acceptance$data = {
  readonly acceptedOn: string;
  readonly basis: DefectsBasis;
  readonly company: {
    readonly id: string;
    readonly name: string;
  };
  readonly endsOn: string;
  readonly id: string;
  readonly lengthCount: number;
  readonly lengthUnit: PeriodUnit;
  readonly openSince: number | null | undefined;
  readonly part: string;
  readonly proof: string;
  readonly " $fragmentType": "AcceptanceRow_acceptance";
};
export type AcceptanceRow_acceptance$key = {
  readonly " $data"?: AcceptanceRow_acceptance$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptanceRow_acceptance">;
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
  "name": "AcceptanceRow_acceptance",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "part",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lengthCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lengthUnit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proof",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openSince",
      "storageKey": null
    }
  ],
  "type": "Acceptance",
  "abstractKey": null
};
})();

(node as any).hash = "9f6e25f710e6f2c19a2f5c33c16349c8";

export default node;
