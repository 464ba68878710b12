/**
 * @generated SignedSource<<2f501df2bfc7c476f7e50c17065f48dc>>
 * @relayHash 4ab0ed4bae3ef7541f33f1e7a61ed689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c58212310f32c13deeaa8d186f2b48ba92005902622c6923f82af738e78668d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c58212310f32c13deeaa8d186f2b48ba92005902622c6923f82af738e78668d",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
