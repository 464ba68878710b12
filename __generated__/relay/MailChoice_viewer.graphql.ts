/**
 * @generated SignedSource<<12a3680e24a083b3caab3cba6a0a5ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailChoice_viewer$data = {
  readonly mailing: {
    readonly available: boolean;
    readonly digest: boolean;
    readonly waiting: boolean;
  };
  readonly " $fragmentType": "MailChoice_viewer";
};
export type MailChoice_viewer$key = {
  readonly " $data"?: MailChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Mailing",
      "kind": "LinkedField",
      "name": "mailing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "01b85aed58918aa60b0fbf84f7a0dc58";

export default node;
