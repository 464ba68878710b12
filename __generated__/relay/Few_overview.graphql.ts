/**
 * @generated SignedSource<<2adb9d91f60d4943205eb7ac761978af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Few_overview$data = {
  readonly closed: number;
  readonly outstanding: number;
  readonly raised: number;
  readonly " $fragmentType": "Few_overview";
};
export type Few_overview$key = {
  readonly " $data"?: Few_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Few_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Few_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raised",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstanding",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "398ed6bad2193bd9a72f0f3a6398f30a";

export default node;
