/**
 * @generated SignedSource<<f69569f608f3bf7fbcc0625bb0443f1d>>
 * @relayHash 2c34fee115bc980b24cdf57896cd83d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebfed556b0f0494e209e713e8910f3b5e940b2b1f4a1225c80271681660606f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebfed556b0f0494e209e713e8910f3b5e940b2b1f4a1225c80271681660606f2",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
