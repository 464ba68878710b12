/**
 * @generated SignedSource<<7b434f0a4238e3a5103da5eb912a3217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Accepted = "ALL" | "PART";
export type PlanRevisionState = "FAILED" | "QUEUED" | "READY" | "RENDERING";
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type SnagStatus = "CLOSED" | "DISPUTED" | "FIXED" | "IN_PROGRESS" | "OPEN" | "VOID";
export type SnagType = "DAMAGE" | "DEFECT" | "OTHER" | "UNFINISHED";
export type WaitingForKind = "ASSIGNMENT" | "COMPANY" | "INSPECTOR" | "NOBODY";
import type { FragmentRefs } from "relay-runtime";
export type snagChanges_snag$data = {
  readonly afterAcceptance: Accepted | null | undefined;
  readonly assignee: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly closedAt: number | null | undefined;
  readonly closedBy: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly company: {
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly cost: number | null | undefined;
  readonly description: string;
  readonly displayTitle: string;
  readonly dueOn: string | null | undefined;
  readonly evidenceCount: number;
  readonly fixedAt: number | null | undefined;
  readonly fixedBy: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly importUndone: boolean;
  readonly location: {
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
    readonly path: string;
  } | null | undefined;
  readonly number: number | null | undefined;
  readonly overdueDays: number | null | undefined;
  readonly photoCount: number;
  readonly pin: {
    readonly extractUrl: string | null | undefined;
    readonly plan: {
      readonly code: string;
      readonly current: {
        readonly id: string;
      };
      readonly id: string;
      readonly name: string;
    };
    readonly revision: {
      readonly aligned: boolean;
      readonly failure: string | null | undefined;
      readonly id: string;
      readonly label: string;
      readonly medium: string | null | undefined;
      readonly pageHeightMm: number;
      readonly pageWidthMm: number;
      readonly progress: number | null | undefined;
      readonly small: string | null | undefined;
      readonly state: PlanRevisionState;
    };
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly priority: Priority;
  readonly raisedAt: number;
  readonly raisedBy: {
    readonly id: string;
    readonly name: string;
  };
  readonly reference: string | null | undefined;
  readonly sentBackCount: number;
  readonly status: SnagStatus;
  readonly takeBack: {
    readonly by: {
      readonly id: string;
      readonly name: string;
    };
    readonly since: number;
    readonly to: SnagStatus;
  } | null | undefined;
  readonly thumbnail: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"snagChanges_photo">;
  } | null | undefined;
  readonly title: string;
  readonly trade: {
    readonly archived: boolean;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly type: SnagType;
  readonly version: number;
  readonly waitingFor: {
    readonly company: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly kind: WaitingForKind;
    readonly since: number;
  };
  readonly " $fragmentType": "snagChanges_snag";
};
export type snagChanges_snag$key = {
  readonly " $data"?: snagChanges_snag$data;
  readonly " $fragmentSpreads": FragmentRefs<"snagChanges_snag">;
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
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "snagChanges_snag",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trade",
      "kind": "LinkedField",
      "name": "trade",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pin",
      "kind": "LinkedField",
      "name": "pin",
      "plural": false,
      "selections": [
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
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanRevision",
          "kind": "LinkedField",
          "name": "revision",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "progress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aligned",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageWidthMm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageHeightMm",
              "storageKey": null
            },
            {
              "alias": "small",
              "args": [
                {
                  "kind": "Literal",
                  "name": "size",
                  "value": "SMALL"
                }
              ],
              "kind": "ScalarField",
              "name": "overviewUrl",
              "storageKey": "overviewUrl(size:\"SMALL\")"
            },
            {
              "alias": "medium",
              "args": [
                {
                  "kind": "Literal",
                  "name": "size",
                  "value": "MEDIUM"
                }
              ],
              "kind": "ScalarField",
              "name": "overviewUrl",
              "storageKey": "overviewUrl(size:\"MEDIUM\")"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "extractUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdueDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterAcceptance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "raisedBy",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "fixedBy",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "closedBy",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentBackCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "importUndone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakeBack",
      "kind": "LinkedField",
      "name": "takeBack",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Photo",
      "kind": "LinkedField",
      "name": "thumbnail",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "snagChanges_photo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Snag",
  "abstractKey": null
};
})();

(node as any).hash = "e160a7899afee9a57f4e6d131c9aa438";

export default node;
