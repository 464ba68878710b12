/**
 * @generated SignedSource<<71daed6187b0de3ccba411f05b163af6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
import type { FragmentRefs } from "relay-runtime";
export type Webhooks_project$data = {
  readonly id: string;
  readonly state: ProjectState;
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
  }> | null | undefined;
  readonly " $fragmentType": "Webhooks_project";
};
export type Webhooks_project$key = {
  readonly " $data"?: Webhooks_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Webhooks_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Webhooks_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebhookRow_webhook"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "19420b9b62af76902f3156b275b58c3c";

export default node;
