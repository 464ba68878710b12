/**
 * @generated SignedSource<<433d74ee7037a65c6bb691abfc9473e1>>
 * @relayHash c8e5ea33a908b6484107d3e115de9324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 194a9a7e0686ed6fb7a42a5c0d4580aed0768ffd7f65937ce67af597e8b4ce3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "194a9a7e0686ed6fb7a42a5c0d4580aed0768ffd7f65937ce67af597e8b4ce3d",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
