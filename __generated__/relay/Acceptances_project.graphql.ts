/**
 * @generated SignedSource<<0ad70ab1028e5f0f50ac348c4625979a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type Acceptances_project$data = {
  readonly acceptances: ReadonlyArray<{
    readonly endsOn: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AcceptanceRow_acceptance">;
  }>;
  readonly membership: {
    readonly role: Role;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptanceSheet_project">;
  readonly " $fragmentType": "Acceptances_project";
};
export type Acceptances_project$key = {
  readonly " $data"?: Acceptances_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Acceptances_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Acceptances_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Acceptance",
      "kind": "LinkedField",
      "name": "acceptances",
      "plural": true,
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
          "name": "endsOn",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AcceptanceRow_acceptance"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptanceSheet_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "671e1fe623d59a9390d06551d5e93250";

export default node;
