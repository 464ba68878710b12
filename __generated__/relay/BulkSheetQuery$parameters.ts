/**
 * @generated SignedSource<<e3d732c2239a5278eb17d54bc46fc030>>
 * @relayHash 7864eb60a40f618e751d308e7737ae79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b14e72264458df7701c7d87d36ab54ba860d0847456f86e535d7580e18945610

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b14e72264458df7701c7d87d36ab54ba860d0847456f86e535d7580e18945610",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
