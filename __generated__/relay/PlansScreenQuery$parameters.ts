/**
 * @generated SignedSource<<e707d5f9318b7eb64f500b736f4414e2>>
 * @relayHash 22cd3229e28ca6d0953c96efa3ebf1c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd1f1de11275be5f6bb361fc119c15cbe4518aeebc0a229312773c0f5e3a017

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcd1f1de11275be5f6bb361fc119c15cbe4518aeebc0a229312773c0f5e3a017",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
