/**
 * @generated SignedSource<<f0e339db35ecebc53d2da87feba14779>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CHF" | "CZK" | "DKK" | "EUR" | "GBP" | "NOK" | "PLN" | "RON" | "SEK" | "TRY" | "USD";
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
import type { FragmentRefs } from "relay-runtime";
export type setUpChanges_node$data = {
  readonly acceptedOn?: string | null | undefined;
  readonly address?: string;
  readonly archived?: boolean;
  readonly clientName?: string;
  readonly code?: string;
  readonly company?: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly currency?: Currency;
  readonly current?: {
    readonly " $fragmentSpreads": FragmentRefs<"setUpChanges_revision">;
  };
  readonly defaultCompany?: {
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly depth?: number;
  readonly dueDays?: {
    readonly critical: number;
    readonly high: number;
    readonly low: number;
    readonly medium: number;
  };
  readonly email?: string | null | undefined;
  readonly evidenceRequired?: boolean;
  readonly id: string;
  readonly location?: {
    readonly id: string;
    readonly path: string;
  } | null | undefined;
  readonly name?: string;
  readonly partAcceptedOn?: string | null | undefined;
  readonly path?: string;
  readonly phone?: string | null | undefined;
  readonly phrases?: ReadonlyArray<string>;
  readonly pinCount?: number;
  readonly practicalCompletionOn?: string | null | undefined;
  readonly projectState?: ProjectState;
  readonly revision: {
    readonly plan: {
      readonly current: {
        readonly id: string;
      };
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"setUpChanges_revision">;
  } | null | undefined;
  readonly revisions?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"setUpChanges_revision">;
  }>;
  readonly role?: Role;
  readonly timeZone?: string;
  readonly workingDays?: ReadonlyArray<Weekday>;
  readonly " $fragmentType": "setUpChanges_node";
};
export type setUpChanges_node$key = {
  readonly " $data"?: setUpChanges_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"setUpChanges_node">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archived",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "setUpChanges_revision"
},
v5 = [
  (v4/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "setUpChanges_node",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clientName",
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
          "alias": "projectState",
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evidenceRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DueDays",
          "kind": "LinkedField",
          "name": "dueDays",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "low",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "medium",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "high",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "critical",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workingDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "practicalCompletionOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "type": "Project",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partAcceptedOn",
          "storageKey": null
        }
      ],
      "type": "Company",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phrases",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "defaultCompany",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "Trade",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depth",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "type": "Location",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pinCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanRevision",
          "kind": "LinkedField",
          "name": "current",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanRevision",
          "kind": "LinkedField",
          "name": "revisions",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "Plan",
      "abstractKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plan",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanRevision",
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "PlanRevision",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "revision"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/)
      ],
      "type": "User",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "Member",
      "abstractKey": null
    }
  ],
  "type": "Node",
  "abstractKey": "__isNode"
};
})();

(node as any).hash = "c3a276aabececcc7df9a6503066e0f7c";

export default node;
