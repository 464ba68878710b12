/**
 * @generated SignedSource<<e15139b312b69955f53d0d66b441e336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyKind = "ALL" | "RAISE" | "READ";
import type { FragmentRefs } from "relay-runtime";
export type ApiKeyRow_key$data = {
  readonly id: string;
  readonly kind: ApiKeyKind;
  readonly lastUsedAt: number | null | undefined;
  readonly madeAt: number;
  readonly madeBy: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ApiKeyRow_key";
};
export type ApiKeyRow_key$key = {
  readonly " $data"?: ApiKeyRow_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeyRow_key">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiKeyRow_key",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "ApiKey",
  "abstractKey": null
};

(node as any).hash = "7e4c470743eec4f0d85ffaa8db4015f5";

export default node;
