/**
 * @generated SignedSource<<762aa3e8bf17a15a63d467dc678de63c>>
 * @relayHash 2fbaa5e6da51e24ef2a93a47bde8816f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2cf884e83019b9537b71342ba782a56b0f129cd87b6df500db6d0fa46ce4727

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2cf884e83019b9537b71342ba782a56b0f129cd87b6df500db6d0fa46ce4727",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
