/**
 * @generated SignedSource<<c6e467e3441d70f18f000016ca535eb7>>
 * @relayHash 17dfc35e992be488ef171a17fca6f413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2315f1174a0f08d41ed8d21c88d0b85af962a1693ea75c81d2686808bba84293

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilterSheetQuery } from './FilterSheetQuery.graphql';

const node: PreloadableConcreteRequest<FilterSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2315f1174a0f08d41ed8d21c88d0b85af962a1693ea75c81d2686808bba84293",
    "metadata": {},
    "name": "FilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
