/**
 * @generated SignedSource<<f3b350478b7a53e27a52083cba33d368>>
 * @relayHash 0d17e8f365818f87ef9334498417246d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cafd7aff9cae3bee59f63d6f228951e79d4ddb1ba6191ab4b129d84f129da48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cafd7aff9cae3bee59f63d6f228951e79d4ddb1ba6191ab4b129d84f129da48",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
