/**
 * @generated SignedSource<<eb6968ef90985380aa8ebd29070ed55a>>
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

(node as any).hash = "b665c568ceee6d05117c583700af0aa6";

export default node;
