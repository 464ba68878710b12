/**
 * @generated SignedSource<<e7c84ee0d80e50c781e551cd944e7881>>
 * @relayHash 3e3b0869c33e6c0d22b17d2562002c36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a3cf61009b6c5e161a8a15bcd69a4f3eb53d91d5a97f2ee9e7c269ee7f9ec3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a3cf61009b6c5e161a8a15bcd69a4f3eb53d91d5a97f2ee9e7c269ee7f9ec3c",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
