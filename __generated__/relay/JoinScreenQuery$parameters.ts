/**
 * @generated SignedSource<<055195e80548d9229dc9845c45f9d221>>
 * @relayHash 3be184daa3038a2014b20beb8ef74493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45659fefb61a7cb3f94f8ca948197b7684d3c22a93da693b917884baaafc030b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45659fefb61a7cb3f94f8ca948197b7684d3c22a93da693b917884baaafc030b",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
