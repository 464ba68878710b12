/**
 * @generated SignedSource<<e34885357acb3931de0d9b510a590fc4>>
 * @relayHash 16ce7bfd0349f1973d9bbab59ae0ca71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14260a0e86135c88c1bc98cdf0eb11b10a8b5e84008f6fc457be9ad0a9b4ce67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14260a0e86135c88c1bc98cdf0eb11b10a8b5e84008f6fc457be9ad0a9b4ce67",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
