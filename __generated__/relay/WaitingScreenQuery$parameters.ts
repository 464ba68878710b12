/**
 * @generated SignedSource<<7572f3f29a9eec2a34fff4f6d7bbd885>>
 * @relayHash f127472414dcfc0b5ad7878830c7a9ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 727afb4d1eef05984e0fdee2348b076025936613e0d5282e9bbf4ae9f49c95ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "727afb4d1eef05984e0fdee2348b076025936613e0d5282e9bbf4ae9f49c95ed",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
