/**
 * @generated SignedSource<<8293a50f59adb72e45e19763fe9c9a72>>
 * @relayHash 3a136ce38af99df73001247506cce61f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d70a136e4976df362c1938db2fbdf51476eb5441a0e82d72247e8d29589ff8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d70a136e4976df362c1938db2fbdf51476eb5441a0e82d72247e8d29589ff8a",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
