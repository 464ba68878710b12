/**
 * @generated SignedSource<<f6d046c140e47b420340325c528ae706>>
 * @relayHash f992e6602270cb6a546accf2d542bef9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9befabb4719e5db7796066f8f678a6fdcb0b163ecfc26cf3c6f6590348030131

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9befabb4719e5db7796066f8f678a6fdcb0b163ecfc26cf3c6f6590348030131",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
