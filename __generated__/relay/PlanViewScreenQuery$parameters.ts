/**
 * @generated SignedSource<<9ae86b294f1aa38199066dd73a6a67f8>>
 * @relayHash ee52da4011ea842ed675b40d936d3593
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b9e12d34569657d93918ba0072e7f59227f530be188b8bb2e9ae2cadbcea457

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b9e12d34569657d93918ba0072e7f59227f530be188b8bb2e9ae2cadbcea457",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
