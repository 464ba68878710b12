/**
 * @generated SignedSource<<1a329254f8a76e9a2348828d58472e31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevisionForm_plan$data = {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly revisions: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly " $fragmentType": "RevisionForm_plan";
};
export type RevisionForm_plan$key = {
  readonly " $data"?: RevisionForm_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionForm_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionForm_plan",
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
      "concreteType": "PlanRevision",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "3896796b38e0c44fad492c24fd488614";

export default node;
