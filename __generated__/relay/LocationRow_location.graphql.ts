/**
 * @generated SignedSource<<f19c9afd10926ce2e3dcd3046809dae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationRow_location$data = {
  readonly depth: number;
  readonly id: string;
  readonly name: string;
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly path: string;
  readonly " $fragmentType": "LocationRow_location";
};
export type LocationRow_location$key = {
  readonly " $data"?: LocationRow_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationRow_location">;
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
  "name": "LocationRow_location",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "depth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "3603f21d9a5e498b3b8d5ab8b3d6a1e9";

export default node;
