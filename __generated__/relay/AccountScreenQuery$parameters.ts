/**
 * @generated SignedSource<<2c8d65face4d316f677ca75a2bea81aa>>
 * @relayHash a45265a21372ce5ce2809199ca3c2168
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a83d8d5ad8e9095a0b6043182d35206ad367779d603413bf210fe344951bcbd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a83d8d5ad8e9095a0b6043182d35206ad367779d603413bf210fe344951bcbd0",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
