/**
 * @generated SignedSource<<495980421c36955247d6ce9ec7dbede7>>
 * @relayHash 09b3a065c5011e83a5014a8aa6ecb0ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd8f779406c81704f2ee5b5419dfc5010c80534f9beeb6f259d1caa9cfe037e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fd8f779406c81704f2ee5b5419dfc5010c80534f9beeb6f259d1caa9cfe037e",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
