/**
 * @generated SignedSource<<1ba8d95b20fb6b1a69695cec2a9c8480>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Schedules_project$data = {
  readonly id: string;
  readonly reportSchedules: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduleRow_schedule">;
  }>;
  readonly " $fragmentType": "Schedules_project";
};
export type Schedules_project$key = {
  readonly " $data"?: Schedules_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Schedules_project">;
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
  "name": "Schedules_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportSchedule",
      "kind": "LinkedField",
      "name": "reportSchedules",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScheduleRow_schedule"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "172526311aaf396906c11b46cef427f4";

export default node;
