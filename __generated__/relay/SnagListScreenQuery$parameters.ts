/**
 * @generated SignedSource<<852fe39b8fa2d1ad0a710201191eb52f>>
 * @relayHash 9651f1ff768624e0e71b8c3ad3e0d1f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1722de6c51c715ea49f83d61f022884f05460c886bd346fbf069622e4798d929

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1722de6c51c715ea49f83d61f022884f05460c886bd346fbf069622e4798d929",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
