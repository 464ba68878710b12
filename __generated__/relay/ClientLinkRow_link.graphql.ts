/**
 * @generated SignedSource<<f00f00813a48cb0cf2105de738c9c301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientLinkRow_link$data = {
  readonly id: string;
  readonly isPart: boolean;
  readonly lastUsedAt: number | null | undefined;
  readonly location: {
    readonly path: string;
  } | null | undefined;
  readonly madeAt: number;
  readonly mayComment: boolean;
  readonly name: string;
  readonly openings: number;
  readonly visitors: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OpenLink_visitors">;
  }>;
  readonly " $fragmentType": "ClientLinkRow_link";
};
export type ClientLinkRow_link$key = {
  readonly " $data"?: ClientLinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientLinkRow_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientLinkRow_link",
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
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayComment",
      "storageKey": null
    },
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
      "name": "openings",
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
  "type": "ClientLink",
  "abstractKey": null
};

(node as any).hash = "c1c2de510a804bdc22b0b617bbfd7482";

export default node;
