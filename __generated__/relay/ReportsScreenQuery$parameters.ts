/**
 * @generated SignedSource<<3de13c4f5515421d00d798c8b74d004d>>
 * @relayHash f7baebb947832d0e502219ce8d4372ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d67ca919b7b2e93573682c1fe536442a8834c1f8f5d329dfa5452b1eae5f0756

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d67ca919b7b2e93573682c1fe536442a8834c1f8f5d329dfa5452b1eae5f0756",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
