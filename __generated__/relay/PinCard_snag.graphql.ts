/**
 * @generated SignedSource<<d5b5a79d5e76dafd77db552f2fa8fa7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type WaitingForKind = "ASSIGNMENT" | "COMPANY" | "INSPECTOR" | "NOBODY";
import type { FragmentRefs } from "relay-runtime";
export type PinCard_snag$data = {
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly displayTitle: string;
  readonly location: {
    readonly shortPath: string;
  } | null | undefined;
  readonly number: number | null | undefined;
  readonly reference: string | null | undefined;
  readonly sentBackCount: number;
  readonly status: SnagStatus;
  readonly thumbnail: {
    readonly id: string;
    readonly thumbHash: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly waitingFor: {
    readonly kind: WaitingForKind;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RowDay_snag">;
  readonly " $fragmentType": "PinCard_snag";
};
export type PinCard_snag$key = {
  readonly " $data"?: PinCard_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinCard_snag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinCard_snag",
  "selections": [
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
      "name": "sentBackCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
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
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortPath",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowDay_snag"
    }
  ],
  "type": "Snag",
  "abstractKey": null
};

(node as any).hash = "ef3853df450e9f8188b5cd3fec5286c0";

export default node;
