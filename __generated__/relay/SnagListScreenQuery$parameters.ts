/**
 * @generated SignedSource<<5c727681894b11e3e4eceed6b185d9f0>>
 * @relayHash 383590edab7e324f8511b81c011d33bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fe1823c93b80006c58122ed946dad1cde52958b6ab785c4fbf4df1751c24ec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fe1823c93b80006c58122ed946dad1cde52958b6ab785c4fbf4df1751c24ec4",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
