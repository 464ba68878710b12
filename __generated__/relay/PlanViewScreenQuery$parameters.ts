/**
 * @generated SignedSource<<14bb1234ebc1f537030943eeb73c43a8>>
 * @relayHash 1154ae9ef75d8c280d1fccbb11eccb9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adb207027d7463f2b91b62c95e023ea456080ebb508746714f63825ba338be3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adb207027d7463f2b91b62c95e023ea456080ebb508746714f63825ba338be3a",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
