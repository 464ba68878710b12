/**
 * @generated SignedSource<<e4e6ce2525846dffdfb6acfb4e8de7e2>>
 * @relayHash d49c74c84f7d45630f2a214359534854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c458cb43e8e979369d459f6529c8b096181ef49919d0a61e915532f8eba9375

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c458cb43e8e979369d459f6529c8b096181ef49919d0a61e915532f8eba9375",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
