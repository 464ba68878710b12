/**
 * @generated SignedSource<<ac67da301a7f016705cb596cd89042c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviseSection_plan$data = {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ReviseSection_plan";
};
export type ReviseSection_plan$key = {
  readonly " $data"?: ReviseSection_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviseSection_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviseSection_plan",
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
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "1fc4c05da0123369b627902518b6b97b";

export default node;
