/**
 * @generated SignedSource<<49dd6f4ad299f1f6fb5d5fcb194bb49e>>
 * @relayHash c9400971a7d206c8a81e45432a95f2f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cf3f72ea60c3d119aba5e87f4f352a66a3eae9654e25224cc68b92de19aafec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cf3f72ea60c3d119aba5e87f4f352a66a3eae9654e25224cc68b92de19aafec",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
