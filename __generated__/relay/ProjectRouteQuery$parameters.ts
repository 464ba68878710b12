/**
 * @generated SignedSource<<3ba4dfc654e04f163d372c2fcad653e5>>
 * @relayHash f8d4eb15965b1d4c88ada69d6a7ad847
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 655e83b6cfe2900fb5848f0c4c9c476294785a1429f6fdd1afd9732fa12dea58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectRouteQuery } from './ProjectRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProjectRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "655e83b6cfe2900fb5848f0c4c9c476294785a1429f6fdd1afd9732fa12dea58",
    "metadata": {},
    "name": "ProjectRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
