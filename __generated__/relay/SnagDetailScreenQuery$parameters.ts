/**
 * @generated SignedSource<<765ae4ee93250324efed4f74c2bc3cdb>>
 * @relayHash 4b7c83b22b4e942a9c60b992774c636a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f18494035c0acc531bbb28c51cc00e2342d970f6d31ea9f6760b988a5e38bd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f18494035c0acc531bbb28c51cc00e2342d970f6d31ea9f6760b988a5e38bd3",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
