/**
 * @generated SignedSource<<9613c1f7d4b11033e04bae0ac0dc2cf6>>
 * @relayHash 263c9e765207adf7b0fb57d52ee7a236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 959fc5e5d26582ee62017b23a05f7295423638a95f712cdf99f3d8bf23ee0a25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "959fc5e5d26582ee62017b23a05f7295423638a95f712cdf99f3d8bf23ee0a25",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
