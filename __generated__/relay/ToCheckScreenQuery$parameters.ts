/**
 * @generated SignedSource<<a41cec30199d11a4f49624e6eb872dd3>>
 * @relayHash 579e5d2a6733a05decf32a42c1c35707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68b4f03589a24e4a4a91ba9f1ee445d7bc81814c9326ed692e300071dc7eccaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68b4f03589a24e4a4a91ba9f1ee445d7bc81814c9326ed692e300071dc7eccaf",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
