/**
 * @generated SignedSource<<7be287b0cc7aee49e7b3dfac7f57804e>>
 * @relayHash 317ce2fee16c61a56b1f78a27c07561f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2336883477cf87286474aef3088a0fc5d1580ac80037d15e0a0d635827e39e38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2336883477cf87286474aef3088a0fc5d1580ac80037d15e0a0d635827e39e38",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
