/**
 * @generated SignedSource<<f69d94841e1338bb511b30615652e4a8>>
 * @relayHash e0f31a066f000f0c28efb83d4a33d404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17b34a08bd531537f21057150314ee3093a4fb09a6d2a116daf7c9606b3a73ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17b34a08bd531537f21057150314ee3093a4fb09a6d2a116daf7c9606b3a73ba",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
