/**
 * @generated SignedSource<<683b3c63ea068c57a477025e9ce35e22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly host: string;
  readonly lastTakenAt: number | null | undefined;
  readonly madeAt: number;
  readonly madeBy: string | null | undefined;
  readonly restsUntil: number | null | undefined;
  readonly untaken: ReadonlyArray<{
    readonly __typename: "UntakenEvent";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWebhook_webhook">;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
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
      "name": "lastTakenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restsUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UntakenEvent",
      "kind": "LinkedField",
      "name": "untaken",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenWebhook_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "2dc9b6d6d8590c5cc3c0aee3f6beb7bc";

export default node;
