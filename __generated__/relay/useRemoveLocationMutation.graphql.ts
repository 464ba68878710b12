/**
 * @generated SignedSource<<71d1037d4969035d9f0c37ee9ff1679b>>
 * @relayHash c330d7e65bc4071758906b89716c19ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c6da3b8eff409b5790223895267cd3591480e2efdd680638d1629471af92bcb

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveLocationInput = {
  eventId: string;
  locationId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useRemoveLocationMutation$variables = {
  input: RemoveLocationInput;
};
export type useRemoveLocationMutation$data = {
  readonly removeLocation: {
    readonly removedId: string;
  };
};
export type useRemoveLocationMutation = {
  response: useRemoveLocationMutation$data;
  variables: useRemoveLocationMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemovedPayload",
    "kind": "LinkedField",
    "name": "removeLocation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveLocationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveLocationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c6da3b8eff409b5790223895267cd3591480e2efdd680638d1629471af92bcb",
    "metadata": {},
    "name": "useRemoveLocationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ab89c63520bdec0f543ec76c0014472e";

export default node;
