/**
 * @generated SignedSource<<c804d47a61d2bb3bbf0b9dd11006eb5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPlanSheet_plan$data = {
  readonly code: string;
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "EditPlanSheet_plan";
};
export type EditPlanSheet_plan$key = {
  readonly " $data"?: EditPlanSheet_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPlanSheet_plan">;
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
  "name": "EditPlanSheet_plan",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "0c07f65b0f81eb6df443ee1b0bd6ad8c";

export default node;
