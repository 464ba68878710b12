/**
 * @generated SignedSource<<112155e9b4da52ec5bf27d35c77b3f49>>
 * @relayHash 35efa68939d2819a6211c5ace83eb011
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33f031a6d1ada277d5fdb4831c981807dad352b10cf40a07e1771d0f67a0d4ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33f031a6d1ada277d5fdb4831c981807dad352b10cf40a07e1771d0f67a0d4ea",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
