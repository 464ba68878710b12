/**
 * @generated SignedSource<<d85ce62c68b554dcbd551c961177fcd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "CZK" | "DKK" | "EUR" | "GBP" | "NOK" | "PLN" | "RON" | "SEK" | "TRY" | "USD";
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type ProjectRoute_project$data = {
  readonly currency: Currency;
  readonly id: string;
  readonly journalCursor: string;
  readonly membership: {
    readonly role: Role;
  };
  readonly state: ProjectState;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFrame_project" | "ruleFacts_project">;
  readonly " $fragmentType": "ProjectRoute_project";
};
export type ProjectRoute_project$key = {
  readonly " $data"?: ProjectRoute_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectRoute_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectRoute_project",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
      "kind": "ScalarField",
      "name": "journalCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ruleFacts_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectFrame_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "363632808fdefb65c818fa27c3344b50";

export default node;
