/**
 * @generated SignedSource<<7bed7f97a72873e815df160c40a690f2>>
 * @relayHash ec07d6ef8c55615c130a65c72df05673
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4eb1ce7c86880ee3ac717bb4ed584f395ed2baa9955c16552b6fb1c13cdf30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b4eb1ce7c86880ee3ac717bb4ed584f395ed2baa9955c16552b6fb1c13cdf30",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
