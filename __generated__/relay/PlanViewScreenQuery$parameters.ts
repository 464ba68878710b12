/**
 * @generated SignedSource<<4ec7d785fd22331ce0948cf08ac6997a>>
 * @relayHash 8ed39f9dd309ea6c028969fdc07b8584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e322952da6005c16a67efe9e249fd074e1c39c0fe87c7060dfdfca0cc7b6bd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e322952da6005c16a67efe9e249fd074e1c39c0fe87c7060dfdfca0cc7b6bd8",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
