/**
 * @generated SignedSource<<246ed24d49c978574c56e49610d437aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SenderLogo_project$data = {
  readonly id: string;
  readonly senderLogoUrl: string | null | undefined;
  readonly senderName: string;
  readonly " $fragmentType": "SenderLogo_project";
};
export type SenderLogo_project$key = {
  readonly " $data"?: SenderLogo_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SenderLogo_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SenderLogo_project",
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
      "name": "senderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderLogoUrl",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "73820dc2b2913d81c3d1f477a761c619";

export default node;
