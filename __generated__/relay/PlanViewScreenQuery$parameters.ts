/**
 * @generated SignedSource<<21e90cac6e8228fb1d5f7446ad8bbe36>>
 * @relayHash c3d029354c002beb8c3a20767abfdced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75c431fe681da40b21028648e24160a836c0dceca35b5c5e7fbc00836285181c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75c431fe681da40b21028648e24160a836c0dceca35b5c5e7fbc00836285181c",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
