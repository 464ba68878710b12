/**
 * @generated SignedSource<<4363e14d5ac3bcf69e415ee958797892>>
 * @relayHash 6367131c7b8b2ff4707738621169b004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db225465ad764a2939a2bc97829564305132034007933d75967c4d5d955048c1

import type { ConcreteRequest } from 'relay-runtime';
export type SignByLinkInput = {
  code: string;
  company: string;
  draftSha256: string;
  eventId: string;
  except: ReadonlyArray<number>;
  name: string;
  reservations: string;
  strokes?: string | null | undefined;
  token: string;
};
export type SignFormSignMutation$variables = {
  input: SignByLinkInput;
};
export type SignFormSignMutation$data = {
  readonly signByLink: {
    readonly signedAt: number;
  };
};
export type SignFormSignMutation = {
  response: SignFormSignMutation$data;
  variables: SignFormSignMutation$variables;
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
    "concreteType": "SignByLinkPayload",
    "kind": "LinkedField",
    "name": "signByLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedAt",
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
    "name": "SignFormSignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignFormSignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db225465ad764a2939a2bc97829564305132034007933d75967c4d5d955048c1",
    "metadata": {},
    "name": "SignFormSignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c9143951b47f656aa7b098f5c41d7e6";

export default node;
