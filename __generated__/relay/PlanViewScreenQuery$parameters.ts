/**
 * @generated SignedSource<<9c6497eb4efc29546265dc18f0c1d387>>
 * @relayHash df2793a666b81fe4ad25da6355c15ae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a02cf5a081a2e54782054c4adfb3a2dce56c2e811001c2b0ec059491f12e7db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a02cf5a081a2e54782054c4adfb3a2dce56c2e811001c2b0ec059491f12e7db",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
