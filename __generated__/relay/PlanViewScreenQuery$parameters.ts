/**
 * @generated SignedSource<<bca2739b47fbb24320e5a5310491a9dc>>
 * @relayHash d5c839650cecd8d0abded11bef8074c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e687798668de64128dadcdf53d149c7c4f3312a132da3a9b32c4b92144b2797

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e687798668de64128dadcdf53d149c7c4f3312a132da3a9b32c4b92144b2797",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
