/**
 * @generated SignedSource<<e7d8a1b486a4463d1b075b6375f69a72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectState = "ACTIVE" | "ARCHIVED";
import type { FragmentRefs } from "relay-runtime";
export type Api_project$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiKeyRow_key">;
  }> | null | undefined;
  readonly code: string;
  readonly id: string;
  readonly state: ProjectState;
  readonly " $fragmentSpreads": FragmentRefs<"Webhooks_project">;
  readonly " $fragmentType": "Api_project";
};
export type Api_project$key = {
  readonly " $data"?: Api_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Api_project">;
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
  "name": "Api_project",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
      "kind": "LinkedField",
      "name": "apiKeys",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApiKeyRow_key"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Webhooks_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "407c00ee1eae170cdcb75cd65a98ba5e";

export default node;
