/**
 * @generated SignedSource<<33a5cf21a3c5c1e5f9f91f1feda68b0f>>
 * @relayHash 716ed98f98802c4ccb010d4608275525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a49f6e9ac55fa85187af58f7f07eb11a2ae0903048ff98ebfe4d63f11b9575d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a49f6e9ac55fa85187af58f7f07eb11a2ae0903048ff98ebfe4d63f11b9575d",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
