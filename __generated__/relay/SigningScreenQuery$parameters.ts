/**
 * @generated SignedSource<<5e8b6d670254b5ce3688fdf9198b4511>>
 * @relayHash e319c87450bcf59206d5fdc8493594d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a82a614f6714c17fa0bd7e2845068c0ed471b89627d4dcb4b3ed5ba76697007

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SigningScreenQuery } from './SigningScreenQuery.graphql';

const node: PreloadableConcreteRequest<SigningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a82a614f6714c17fa0bd7e2845068c0ed471b89627d4dcb4b3ed5ba76697007",
    "metadata": {},
    "name": "SigningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
