/**
 * @generated SignedSource<<9874022206cb26e1b8cc0e1b06706550>>
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
  readonly ownPeriods: ReadonlyArray<{
    readonly countedFrom: string;
    readonly endsOn: string;
    readonly noticeNumber: number | null | undefined;
    readonly snag: {
      readonly displayTitle: string;
      readonly id: string;
      readonly number: number | null | undefined;
      readonly reference: string | null | undefined;
    };
  }>;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsOn",
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnPeriod",
      "kind": "LinkedField",
      "name": "ownPeriods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Snag",
          "kind": "LinkedField",
          "name": "snag",
          "plural": false,
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
            }
          ],
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noticeNumber",
          "storageKey": null
        }
      ],
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

(node as any).hash = "9f4589f37a47d9d0f896c899fc1b8ea3";

export default node;
