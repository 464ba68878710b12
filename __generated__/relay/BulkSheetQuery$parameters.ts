/**
 * @generated SignedSource<<9d854ed68418c626f52fc0d6a39054c9>>
 * @relayHash f650a8143c6f10bfad79bbd2e11d38be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57e4e7bc565f10fa93ad25cbfc757e5138ad4c766cad037d1cccf5ae5c560248

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57e4e7bc565f10fa93ad25cbfc757e5138ad4c766cad037d1cccf5ae5c560248",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
