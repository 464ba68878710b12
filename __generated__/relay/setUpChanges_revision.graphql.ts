/**
 * @generated SignedSource<<dd94ce34adc1163795b0a60904c160e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
import type { FragmentRefs } from "relay-runtime";
export type setUpChanges_revision$data = {
  readonly addedAt: number;
  readonly addedBy: {
    readonly id: string;
    readonly name: string;
  };
  readonly aligned: boolean;
  readonly failure: string | null | undefined;
  readonly fileName: string;
  readonly heightPx: number | null | undefined;
  readonly id: string;
  readonly label: string;
  readonly medium: string | null | undefined;
  readonly page: number;
  readonly pageHeightMm: number;
  readonly pageWidthMm: number;
  readonly progress: number | null | undefined;
  readonly small: string | null | undefined;
  readonly state: PlanRevisionState;
  readonly tiles: {
    readonly overlap: number;
    readonly size: number;
    readonly url: string;
  } | null | undefined;
  readonly widthPx: number | null | undefined;
  readonly " $fragmentType": "setUpChanges_revision";
};
export type setUpChanges_revision$key = {
  readonly " $data"?: setUpChanges_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"setUpChanges_revision">;
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
  "name": "setUpChanges_revision",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widthPx",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heightPx",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageWidthMm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageHeightMm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanTiles",
      "kind": "LinkedField",
      "name": "tiles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overlap",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "small",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "SMALL"
        }
      ],
      "kind": "ScalarField",
      "name": "overviewUrl",
      "storageKey": "overviewUrl(size:\"SMALL\")"
    },
    {
      "alias": "medium",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "MEDIUM"
        }
      ],
      "kind": "ScalarField",
      "name": "overviewUrl",
      "storageKey": "overviewUrl(size:\"MEDIUM\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aligned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "addedBy",
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
    }
  ],
  "type": "PlanRevision",
  "abstractKey": null
};
})();

(node as any).hash = "225608c0d2c21db7bf9bcd4e7200ae4b";

export default node;
