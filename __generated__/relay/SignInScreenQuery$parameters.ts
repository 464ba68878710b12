/**
 * @generated SignedSource<<dcbdf12b5d395cd54dc97f08739e967d>>
 * @relayHash ea93dd31b9a87ef5cf87c984ecb8a06d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a1b28354aa9c06901dd106c6aad3df50ef3c22ac2e1442c0135220cc2d8d47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInScreenQuery } from './SignInScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92a1b28354aa9c06901dd106c6aad3df50ef3c22ac2e1442c0135220cc2d8d47",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
