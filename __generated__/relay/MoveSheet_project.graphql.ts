/**
 * @generated SignedSource<<d90fb112daf39ec94301422acac2cbbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveSheet_project$data = {
  readonly evidenceRequired: boolean;
  readonly " $fragmentType": "MoveSheet_project";
};
export type MoveSheet_project$key = {
  readonly " $data"?: MoveSheet_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSheet_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveSheet_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceRequired",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e238dcd2362bd110fcf82b2d364ccb64";

export default node;
