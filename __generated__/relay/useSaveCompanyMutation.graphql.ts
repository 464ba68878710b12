/**
 * @generated SignedSource<<fcc8a05cece7eae031bf8ffd46476486>>
 * @relayHash 84cda1c30b573b4a901e6d6f1c285987
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf303ad7ce3e06f3494e869e1a8af784b0fcc1ac4be182788fd241fec5285f87

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveCompanyInput = {
  email?: string | null | undefined;
  eventId: string;
  id: string;
  name: string;
  occurredAt: number;
  phone?: string | null | undefined;
  projectId: string;
  seen?: string | null | undefined;
};
export type useSaveCompanyMutation$variables = {
  input: SaveCompanyInput;
};
export type useSaveCompanyMutation$data = {
  readonly saveCompany: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"CompanyRow_company">;
    } | null | undefined;
  };
};
export type useSaveCompanyMutation = {
  response: useSaveCompanyMutation$data;
  variables: useSaveCompanyMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCompanyPayload",
        "kind": "LinkedField",
        "name": "saveCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyRow_company"
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
    "name": "useSaveCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCompanyPayload",
        "kind": "LinkedField",
        "name": "saveCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "kind": "ScalarField",
                "name": "archived",
                "storageKey": null
              },
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
    "id": "bf303ad7ce3e06f3494e869e1a8af784b0fcc1ac4be182788fd241fec5285f87",
    "metadata": {},
    "name": "useSaveCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ab4effef2c5aca2e28c893cc2f09f298";

export default node;
