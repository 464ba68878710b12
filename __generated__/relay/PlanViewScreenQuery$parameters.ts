/**
 * @generated SignedSource<<bec0143f40752235ecf7362332d0d63b>>
 * @relayHash fe4a3396d1f3d475115748f84fc86e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dea091b2b0db367a3cccfad8455ef10fae408c490d8da1466ddfe2afa5f654f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dea091b2b0db367a3cccfad8455ef10fae408c490d8da1466ddfe2afa5f654f",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
