/**
 * @generated SignedSource<<f4289c4085357d1448de12c060c5a07d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaisedAndClosed_overview$data = {
  readonly closed: number;
  readonly outstanding: number;
  readonly raised: number;
  readonly void: number;
  readonly weeks: ReadonlyArray<{
    readonly closed: number;
    readonly raised: number;
    readonly startsOn: string;
  }>;
  readonly " $fragmentType": "RaisedAndClosed_overview";
};
export type RaisedAndClosed_overview$key = {
  readonly " $data"?: RaisedAndClosed_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaisedAndClosed_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "raised",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaisedAndClosed_overview",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "void",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstanding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewWeek",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};
})();

(node as any).hash = "16a214f497066dde5514b67716ecab76";

export default node;
