/**
 * @generated SignedSource<<ca671ba8d0bd593b9cddab432a6af522>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadRow_project$data = {
  readonly plans: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RevisionForm_plan">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PagesForm_project">;
  readonly " $fragmentType": "UploadRow_project";
};
export type UploadRow_project$key = {
  readonly " $data"?: UploadRow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadRow_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadRow_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RevisionForm_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PagesForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b983708c38d722a8561fb2ed3ac878ac";

export default node;
