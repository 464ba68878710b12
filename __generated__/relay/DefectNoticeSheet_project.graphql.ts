/**
 * @generated SignedSource<<1a415cb0def03c9fe1fe5e8bdee4423e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefectNoticeSheet_project$data = {
  readonly id: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_project">;
  readonly " $fragmentType": "DefectNoticeSheet_project";
};
export type DefectNoticeSheet_project$key = {
  readonly " $data"?: DefectNoticeSheet_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefectNoticeSheet_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DefectNoticeSheet_project",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "dce531e71c98a90e3ac63b75a9b248e6";

export default node;
