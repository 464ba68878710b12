/**
 * @generated SignedSource<<5645f78db1f3b9af173d7f595abe8b93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemovePlanSheet_plan$data = {
  readonly code: string;
  readonly id: string;
  readonly " $fragmentType": "RemovePlanSheet_plan";
};
export type RemovePlanSheet_plan$key = {
  readonly " $data"?: RemovePlanSheet_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemovePlanSheet_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemovePlanSheet_plan",
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "3f9814e9bb683cfd75631b0667830d11";

export default node;
