/**
 * @generated SignedSource<<eb667ff2b7b61e788e3ef52305f5d77b>>
 * @relayHash ab40c8d2873818ee4fae9a226d323a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0824e782a5a9ef6f8f1e32dbfe99ae524be786502dec08621e2c65fad53f84f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0824e782a5a9ef6f8f1e32dbfe99ae524be786502dec08621e2c65fad53f84f",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
