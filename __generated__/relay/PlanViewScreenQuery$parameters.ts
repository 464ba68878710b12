/**
 * @generated SignedSource<<2a04d3b23f954fd2c07acf83f530a215>>
 * @relayHash 7d0915c14d6b22805f30e9c4e99dc385
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b96b6b8423f7cb1f67839441d335e982a15a7642196f8e9701358067a63d9667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b96b6b8423f7cb1f67839441d335e982a15a7642196f8e9701358067a63d9667",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
