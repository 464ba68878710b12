/**
 * @generated SignedSource<<80c2e15444e9fd6402783833404f11a9>>
 * @relayHash 509e90e3a4f441759d4e0ba8168afcd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3c80fee46b076b5ecafaaf858123553250fa90454ba1af9e38e59d0ba5eed6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3c80fee46b076b5ecafaaf858123553250fa90454ba1af9e38e59d0ba5eed6b",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
