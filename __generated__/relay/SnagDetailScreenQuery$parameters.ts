/**
 * @generated SignedSource<<99788bcbc27f71b9cc61758cffd1af0c>>
 * @relayHash 08bc884acdd020a6044f5078df104160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea20e647866960cd118c73d4042a8a7c49d1b074742e62b2f1eebf166f6455c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea20e647866960cd118c73d4042a8a7c49d1b074742e62b2f1eebf166f6455c8",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
