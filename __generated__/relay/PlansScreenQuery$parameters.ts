/**
 * @generated SignedSource<<ec964e722b656db11977093b5b7d5693>>
 * @relayHash c29ef77856570d2f28e5f484df98d4ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d082cea791dda87a823ec086069e4255429aeaa2a2c734b425d5cb5f119c7fda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d082cea791dda87a823ec086069e4255429aeaa2a2c734b425d5cb5f119c7fda",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
