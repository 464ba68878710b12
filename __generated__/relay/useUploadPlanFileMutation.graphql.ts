/**
 * @generated SignedSource<<6e89af1c23c1a761cc6a3cc0fe7e7fe3>>
 * @relayHash 825ea60344ab7933f570172edd0c50d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e37115e5f25a93426ef493926b31095e7fab3985d43f4a272a2ca1a288b74d

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPlanFileInput = {
  byteLength: number;
  eventId: string;
  file?: Blob | null | undefined;
  fileId: string;
  name: string;
  occurredAt: number;
  projectId: string;
  seen?: string | null | undefined;
  sha256: string;
  uploadId?: string | null | undefined;
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
        readonly large: string | null | undefined;
        readonly page: number;
        readonly small: string | null | undefined;
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
              },
              {
                "alias": "small",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "size",
                    "value": "SMALL"
                  }
                ],
                "kind": "ScalarField",
                "name": "pictureUrl",
                "storageKey": "pictureUrl(size:\"SMALL\")"
              },
              {
                "alias": "large",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "size",
                    "value": "LARGE"
                  }
                ],
                "kind": "ScalarField",
                "name": "pictureUrl",
                "storageKey": "pictureUrl(size:\"LARGE\")"
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
    "id": "a0e37115e5f25a93426ef493926b31095e7fab3985d43f4a272a2ca1a288b74d",
    "metadata": {},
    "name": "useUploadPlanFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3f1dcf392e71b1342437a301ff93fe3";

export default node;
