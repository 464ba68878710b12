/**
 * @generated SignedSource<<bf6ea36755bb5748c6494777ea3c3ef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhotoFoot_photo$data = {
  readonly by: {
    readonly name: string;
  };
  readonly camera: {
    readonly device: string | null | undefined;
    readonly offsetMinutes: number | null | undefined;
  } | null | undefined;
  readonly caption: string;
  readonly id: string;
  readonly originalUrl: string | null | undefined;
  readonly takenAt: number;
  readonly " $fragmentType": "PhotoFoot_photo";
};
export type PhotoFoot_photo$key = {
  readonly " $data"?: PhotoFoot_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoFoot_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoFoot_photo",
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
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Camera",
      "kind": "LinkedField",
      "name": "camera",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offsetMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Photo",
  "abstractKey": null
};

(node as any).hash = "8e9d77d329d1a0fc613918b266eea010";

export default node;
