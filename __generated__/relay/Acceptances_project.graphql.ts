/**
 * @generated SignedSource<<0188fbefa2600554377af09d4bc5675c>>
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
    readonly ownPeriods: ReadonlyArray<{
      readonly endsOn: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AcceptanceRow_acceptance">;
  }>;
  readonly id: string;
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
  "name": "endsOn",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Acceptances_project",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OwnPeriod",
          "kind": "LinkedField",
          "name": "ownPeriods",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
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
})();

(node as any).hash = "271bd4695e1b35ff216f08b43350d7eb";

export default node;
