/**
 * @generated SignedSource<<beb3fe6758f08fe0380b4438d89c173b>>
 * @relayHash 7108a034c7327abd2a7b09e5622ebf8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca3938c49f68c6f4aee8bfbbb7c2a60997ea4ae21fe10c5343088997d91745c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca3938c49f68c6f4aee8bfbbb7c2a60997ea4ae21fe10c5343088997d91745c3",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
