/**
 * @generated SignedSource<<98a20563cf8bb1432642a0d565740ae4>>
 * @relayHash c8c28944f965cf80d47422df93ef016d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35bddecd37b48ce1515a34f91fb9f9300d584cbe86d60be551d59395bca35755

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35bddecd37b48ce1515a34f91fb9f9300d584cbe86d60be551d59395bca35755",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
