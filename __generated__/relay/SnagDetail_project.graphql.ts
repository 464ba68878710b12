/**
 * @generated SignedSource<<8aeff831c4028a1d5806f12de483339d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnagDetail_project$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditSheet_project" | "MoveSheet_project">;
  readonly " $fragmentType": "SnagDetail_project";
};
export type SnagDetail_project$key = {
  readonly " $data"?: SnagDetail_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnagDetail_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnagDetail_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveSheet_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSheet_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4dee3386c677d1e8b96ec9919804569b";

export default node;
