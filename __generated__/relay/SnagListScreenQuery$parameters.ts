/**
 * @generated SignedSource<<18c74caed8270056c3210d2fffe11c2c>>
 * @relayHash 9e28bde9131c1f787327362e5190a77f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 713a5fc9508fa5f98470ff8bb8fc1f160f051f5e466fb8fdff608e3d8dcde5e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "713a5fc9508fa5f98470ff8bb8fc1f160f051f5e466fb8fdff608e3d8dcde5e8",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
