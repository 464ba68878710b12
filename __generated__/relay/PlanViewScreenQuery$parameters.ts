/**
 * @generated SignedSource<<132d0333e58b573c8da5ac729664546e>>
 * @relayHash 58fcd854762bd85b536bae84abff5122
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29fe519b9b3240f3bca1fd504c8ed8fdd75cd2f215bd0236f26e4b9d08be2ea4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29fe519b9b3240f3bca1fd504c8ed8fdd75cd2f215bd0236f26e4b9d08be2ea4",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
