/**
 * @generated SignedSource<<b301ddcc7f898384895d1fa6844e93ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAccountMenu_viewer$data = {
  readonly factors: {
    readonly codesSince: number | null | undefined;
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly hasPassword: boolean;
  readonly joinedSignIns: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly mailing: {
    readonly available: boolean;
    readonly digest: boolean;
    readonly waiting: boolean;
  };
  readonly records: {
    readonly archivedProjects: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly storage: {
      readonly bytes: number;
    };
  } | null | undefined;
  readonly sessions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly user: {
    readonly name: string;
  };
  readonly " $fragmentType": "useAccountMenu_viewer";
};
export type useAccountMenu_viewer$key = {
  readonly " $data"?: useAccountMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAccountMenu_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAccountMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Factors",
      "kind": "LinkedField",
      "name": "factors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codesSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Passkey",
          "kind": "LinkedField",
          "name": "passkeys",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JoinedSignIn",
      "kind": "LinkedField",
      "name": "joinedSignIns",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Records",
      "kind": "LinkedField",
      "name": "records",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Storage",
          "kind": "LinkedField",
          "name": "storage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bytes",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ArchivedProject",
          "kind": "LinkedField",
          "name": "archivedProjects",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "33f54e12aa84a16075d9c5cc980fd48d";

export default node;
