/**
 * @generated SignedSource<<b3aaa726292cd503a0bf63eae5dfe62f>>
 * @relayHash 95ca6111edd118dfbd734a1149c931f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 696b02bc8ba7d186fac3cc6592a7c89cccd09947ff5b10f3001c37bb2ce15d41

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchiveCompanyInput = {
  archived: boolean;
  companyId: string;
  eventId: string;
  occurredAt: number;
  seen?: string | null | undefined;
};
export type useArchiveCompanyMutation$variables = {
  input: ArchiveCompanyInput;
};
export type useArchiveCompanyMutation$data = {
  readonly archiveCompany: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"CompanyRow_company">;
    } | null | undefined;
  };
};
export type useArchiveCompanyMutation = {
  response: useArchiveCompanyMutation$data;
  variables: useArchiveCompanyMutation$variables;
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
    "name": "useArchiveCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCompanyPayload",
        "kind": "LinkedField",
        "name": "archiveCompany",
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
    "name": "useArchiveCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCompanyPayload",
        "kind": "LinkedField",
        "name": "archiveCompany",
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
    "id": "696b02bc8ba7d186fac3cc6592a7c89cccd09947ff5b10f3001c37bb2ce15d41",
    "metadata": {},
    "name": "useArchiveCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86dee9dcbd5ef385fcd7864bd8c34e09";

export default node;
