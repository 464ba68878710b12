/**
 * @generated SignedSource<<6682c0619816a6e68529161b3299905b>>
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "e56929c4fa5d3128f13951e0b7da389c";

export default node;
