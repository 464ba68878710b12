/**
 * @generated SignedSource<<e219e29ab0ad8e97ac0f8e23c8dd9d51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DefectNoticeState = "DONE" | "FOLLOWED" | "PASSED" | "RUNNING" | "WITHDRAWN";
export type NoticeBasis = "BGB" | "JCT" | "NEC" | "OWN" | "VOB_13_5" | "VOB_4_7";
export type ProjectState = "ACTIVE" | "ARCHIVED";
export type Role = "ADMIN" | "INSPECTOR" | "TRADE" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type DefectNotices_project$data = {
  readonly defectNotices: ReadonlyArray<{
    readonly basis: NoticeBasis;
    readonly id: string;
    readonly state: DefectNoticeState;
    readonly " $fragmentSpreads": FragmentRefs<"DefectNoticeRow_notice">;
  }>;
  readonly membership: {
    readonly role: Role;
  };
  readonly state: ProjectState;
  readonly " $fragmentSpreads": FragmentRefs<"DefectNoticeSheet_project">;
  readonly " $fragmentType": "DefectNotices_project";
};
export type DefectNotices_project$key = {
  readonly " $data"?: DefectNotices_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefectNotices_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DefectNotices_project",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "DefectNotice",
      "kind": "LinkedField",
      "name": "defectNotices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basis",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DefectNoticeRow_notice"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DefectNoticeSheet_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "90f1f38b9436cfdd56433a2b2e203792";

export default node;
