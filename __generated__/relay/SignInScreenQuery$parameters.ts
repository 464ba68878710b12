/**
 * @generated SignedSource<<6da4932dc788596f55e3bc6e40b60329>>
 * @relayHash 45a7f8a9eaea708b7e81c50ab958930b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca44166ceac4eeb3e623f2d0cd289a31c71a2808acf8e1ba68f91419ed65373d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInScreenQuery } from './SignInScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca44166ceac4eeb3e623f2d0cd289a31c71a2808acf8e1ba68f91419ed65373d",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
