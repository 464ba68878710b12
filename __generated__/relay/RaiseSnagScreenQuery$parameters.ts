/**
 * @generated SignedSource<<b9a2890c870955a594d96184f67d2852>>
 * @relayHash 680c73557bf76cc55ba68acca43c08bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2791955b56dedb1170b948f188509dc5f0d89016212be4a48618c59784e7953f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2791955b56dedb1170b948f188509dc5f0d89016212be4a48618c59784e7953f",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
