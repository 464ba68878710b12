/**
 * @generated SignedSource<<ecab419bcc9bf889503a788f5575691e>>
 * @relayHash 76be99ac522768aa6018b8a57cbcc0e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2316e4df0cf04ad37d9ea996839c5495c57ba14d8bdf6fc3f4fb41ec5ce5160e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2316e4df0cf04ad37d9ea996839c5495c57ba14d8bdf6fc3f4fb41ec5ce5160e",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
