/**
 * @generated SignedSource<<5a12ec8fd576f114c35271a12b746ed2>>
 * @relayHash 6064008f442597f0e7c5c6596d16eb32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c161cb5deb73b5154b44233fb4ef0735feb59c552cf41b4694befb4ed191fdb3

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPlanFileInput = {
  byteLength: number;
  eventId: string;
  file: Blob;
  fileId: string;
  name: string;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
  sha256: string;
};
export type useUploadPlanFileMutation$variables = {
  input: UploadPlanFileInput;
};
export type useUploadPlanFileMutation$data = {
  readonly uploadPlanFile: {
    readonly file: {
      readonly id: string;
      readonly name: string;
      readonly pages: ReadonlyArray<{
        readonly heightMm: number;
        readonly page: number;
        readonly title: string;
        readonly widthMm: number;
      }>;
    };
  };
};
export type useUploadPlanFileMutation = {
  response: useUploadPlanFileMutation$data;
  variables: useUploadPlanFileMutation$variables;
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
    "concreteType": "UploadPlanFilePayload",
    "kind": "LinkedField",
    "name": "uploadPlanFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlanFile",
        "kind": "LinkedField",
        "name": "file",
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
            "concreteType": "PlanPage",
            "kind": "LinkedField",
            "name": "pages",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "widthMm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "heightMm",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUploadPlanFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadPlanFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c161cb5deb73b5154b44233fb4ef0735feb59c552cf41b4694befb4ed191fdb3",
    "metadata": {},
    "name": "useUploadPlanFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "412dbd127f3322f0cebff381664bd032";

export default node;
