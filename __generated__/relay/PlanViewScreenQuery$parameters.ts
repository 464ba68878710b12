/**
 * @generated SignedSource<<37f644c213e533227d7749b11f0dd6cf>>
 * @relayHash e7bd05a1755573a018e739a4123c41d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a7a9103d82b50ca14b487d6593adab402375a3fae0f91b4935e44d3eeb8a27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6a7a9103d82b50ca14b487d6593adab402375a3fae0f91b4935e44d3eeb8a27",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
