/**
 * @generated SignedSource<<4fe8a8fa51c4ca7048c08a9703dff031>>
 * @relayHash bb4ba806467bd34389607b64fa525028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94a7e34fc9d8104f2913d5c6a069b97fd74f2ad4edc3ca6e26eb7a6dd5f9cfb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94a7e34fc9d8104f2913d5c6a069b97fd74f2ad4edc3ca6e26eb7a6dd5f9cfb2",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
