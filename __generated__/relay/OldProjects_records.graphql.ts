/**
 * @generated SignedSource<<7b825aa3dc3ea6f6456570871e5ac1f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OldProjects_records$data = {
  readonly archivedProjects: ReadonlyArray<{
    readonly archivedAt: number;
    readonly code: string;
    readonly deletableAt: number;
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
  }>;
  readonly " $fragmentType": "OldProjects_records";
};
export type OldProjects_records$key = {
  readonly " $data"?: OldProjects_records$data;
  readonly " $fragmentSpreads": FragmentRefs<"OldProjects_records">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OldProjects_records",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ArchivedProject",
      "kind": "LinkedField",
      "name": "archivedProjects",
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
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletableAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Records",
  "abstractKey": null
};

(node as any).hash = "1b0326cac77247bbe4ade0f0072a02cb";

export default node;
