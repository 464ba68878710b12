/**
 * @generated SignedSource<<46fb11b05166048cd9b19f2b7687acfd>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AcceptanceHistory_acceptance">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptanceHistory_acceptance"
    }
  ],
  "type": "Acceptance",
  "abstractKey": null
};
})();

(node as any).hash = "0e52cffa1335ebe19b2def90571b708b";

export default node;
