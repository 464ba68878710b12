/**
 * @generated SignedSource<<48baf6d640da375984810e825119cc32>>
 * @relayHash 48ce2be4788c175256fc82bb5be1ba00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8144332f364b82bb61c8839a4cf7b05231bb138c1ef38bb5741e9ce33e4942b6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Paper = "A4" | "LETTER";
export type Priority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM";
export type ReportGrouping = "COMPANY" | "PLACE" | "TRADE";
export type ReportKind = "HANDOVER" | "LIST" | "TRADE_SHEET";
export type ReportLayout = "BLOCK" | "LINE";
export type ReportPhotos = "LARGE" | "NONE" | "SMALL";
export type SnagChip = "ALL" | "DISPUTED" | "MINE" | "OPEN" | "OVERDUE" | "SENT_BACK" | "TO_CHECK" | "UNASSIGNED";
export type SnagDue = "NONE" | "OVERDUE" | "THIS_WEEK";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY";
export type AddReportScheduleInput = {
  addresses: ReadonlyArray<string>;
  filter: SnagFilter;
  hour: number;
  id: string;
  kind: ReportKind;
  projectId: string;
  settings: ReportSettingsInput;
  toCompany: boolean;
  weekdays: ReadonlyArray<Weekday>;
};
export type SnagFilter = {
  assigneeId?: string | null | undefined;
  chip?: SnagChip | null | undefined;
  companyId?: string | null | undefined;
  due?: SnagDue | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  locationId?: string | null | undefined;
  planCode?: string | null | undefined;
  planId?: string | null | undefined;
  priority?: Priority | null | undefined;
  raisedFrom?: string | null | undefined;
  raisedTo?: string | null | undefined;
  text?: string | null | undefined;
  tradeId?: string | null | undefined;
};
export type ReportSettingsInput = {
  grouping: ReportGrouping;
  language: string;
  layout?: ReportLayout | null | undefined;
  paper: Paper;
  photos: ReportPhotos;
};
export type useAddReportScheduleMutation$variables = {
  input: AddReportScheduleInput;
};
export type useAddReportScheduleMutation$data = {
  readonly addReportSchedule: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"Schedules_project">;
    };
  };
};
export type useAddReportScheduleMutation = {
  response: useAddReportScheduleMutation$data;
  variables: useAddReportScheduleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddReportScheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReportSchedulesPayload",
        "kind": "LinkedField",
        "name": "addReportSchedule",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Schedules_project"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddReportScheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReportSchedulesPayload",
        "kind": "LinkedField",
        "name": "addReportSchedule",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ReportSchedule",
                "kind": "LinkedField",
                "name": "reportSchedules",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "about",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weekdays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hour",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "addresses",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toCompany",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paused",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stopped",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nextOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mayChange",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8144332f364b82bb61c8839a4cf7b05231bb138c1ef38bb5741e9ce33e4942b6",
    "metadata": {},
    "name": "useAddReportScheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09976af47b2053fac7ef60f251684e5d";

export default node;
