/**
 * @generated SignedSource<<471c056045b8fd8b54cc4c8893122c0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientLinks_project$data = {
  readonly clientLinks: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClientLinkRow_link">;
  }> | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClientLinkForm_project">;
  readonly " $fragmentType": "ClientLinks_project";
};
export type ClientLinks_project$key = {
  readonly " $data"?: ClientLinks_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientLinks_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientLinks_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientLink",
      "kind": "LinkedField",
      "name": "clientLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClientLinkRow_link"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClientLinkForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "72c03fd0958f3067e5de14cf418500ea";

export default node;
