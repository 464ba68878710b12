/**
 * @generated SignedSource<<dfc030988dd65127d9f291002bf196fc>>
 * @relayHash ed200040e5eab4141f6c9006f7646c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638d717cacc3d20baad5b3432ee6b8b251bfb66682456c8d50cffdae96f8db2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "638d717cacc3d20baad5b3432ee6b8b251bfb66682456c8d50cffdae96f8db2d",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
