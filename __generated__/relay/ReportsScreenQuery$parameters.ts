/**
 * @generated SignedSource<<899995c5acdc99a8cf32128d26b4d1b0>>
 * @relayHash 0fa0b4f0cfa09b839a0301ca3c3c6473
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3aae3e840bf11889b0fd8f254db2eb750f618db7b1567bf0b0edd4e9a3622f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3aae3e840bf11889b0fd8f254db2eb750f618db7b1567bf0b0edd4e9a3622f6",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
