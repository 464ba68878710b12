/**
 * @generated SignedSource<<94ca4f86bfa3c86c0f5afd938e9652a2>>
 * @relayHash 4513c56d02f83668b1eea2bf5889598a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a91500e5e35b4894acd4fc2a791efcd0d37b186a54e8957776c29c823059c158

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a91500e5e35b4894acd4fc2a791efcd0d37b186a54e8957776c29c823059c158",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
