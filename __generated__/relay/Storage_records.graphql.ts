/**
 * @generated SignedSource<<e1ba87e5916d62871ae9bebba2241605>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Storage_records$data = {
  readonly storage: {
    readonly bytes: number;
    readonly limitBytes: number | null | undefined;
    readonly limitBytesOfProject: number | null | undefined;
    readonly projects: ReadonlyArray<{
      readonly bytes: number;
      readonly code: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "Storage_records";
};
export type Storage_records$key = {
  readonly " $data"?: Storage_records$data;
  readonly " $fragmentSpreads": FragmentRefs<"Storage_records">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bytes",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Storage_records",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Storage",
      "kind": "LinkedField",
      "name": "storage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limitBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limitBytesOfProject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectStorage",
          "kind": "LinkedField",
          "name": "projects",
          "plural": true,
          "selections": [
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
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Records",
  "abstractKey": null
};
})();

(node as any).hash = "a3cb2408303e5b44c04f250ca70b948d";

export default node;
