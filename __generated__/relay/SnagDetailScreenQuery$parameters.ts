/**
 * @generated SignedSource<<561a8d652d9debd5524a263f3a789372>>
 * @relayHash 56494bcaa1ea1ce2779fe005ae026af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2662409486f409a1d4b67fe006e01ba2f0f57ed93ddce27ec397b58b5a176da3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2662409486f409a1d4b67fe006e01ba2f0f57ed93ddce27ec397b58b5a176da3",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
