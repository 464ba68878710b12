/**
 * @generated SignedSource<<2b35a312df95f7ebe8c236ab13b071b0>>
 * @relayHash cfe6f5dab175dc3f563de7edbfdd29c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f537fe2afef7d11486de60604adef599726d5a3f21e94276b7dc255242a71eef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f537fe2afef7d11486de60604adef599726d5a3f21e94276b7dc255242a71eef",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
