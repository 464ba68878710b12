/**
 * @generated SignedSource<<479e0e09ecafaeccccef14942f2bbcd6>>
 * @relayHash 72f6bf75d32ec345e964ff374e79ff64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848850d2ce7f22e0a85c3d82e8ddf52b6a0684602558ffe02d2bbb8b95d3a1fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "848850d2ce7f22e0a85c3d82e8ddf52b6a0684602558ffe02d2bbb8b95d3a1fe",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
