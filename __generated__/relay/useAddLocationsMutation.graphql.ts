/**
 * @generated SignedSource<<4e698b3042800a958fe7dae4d241d134>>
 * @relayHash b863e73496c80fbbf16874e5c5a517e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260012a341121b81c27c7e6a0543acb58c54160110690bb67d76743632c46a08

import type { ConcreteRequest } from 'relay-runtime';
export type AddLocationsInput = {
  eventId: string;
  locations: ReadonlyArray<NewLocationInput>;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
};
export type NewLocationInput = {
  id: string;
  name: string;
  parentId?: string | null | undefined;
};
export type useAddLocationsMutation$variables = {
  input: AddLocationsInput;
};
export type useAddLocationsMutation$data = {
  readonly addLocations: {
    readonly receipt: {
      readonly eventId: string;
    };
  };
};
export type useAddLocationsMutation = {
  response: useAddLocationsMutation$data;
  variables: useAddLocationsMutation$variables;
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
    "concreteType": "AddLocationsPayload",
    "kind": "LinkedField",
    "name": "addLocations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventId",
            "storageKey": null
          }
        ],
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
    "name": "useAddLocationsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddLocationsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "260012a341121b81c27c7e6a0543acb58c54160110690bb67d76743632c46a08",
    "metadata": {},
    "name": "useAddLocationsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f546b3c407232657d3e977f56ccc9375";

export default node;
