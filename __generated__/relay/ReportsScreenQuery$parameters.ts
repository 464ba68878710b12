/**
 * @generated SignedSource<<9e01921580095ba1d656b4b2a059225d>>
 * @relayHash a2094369453e81c9544c9f52422d36e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 052e2f999aac7c4cd893600fe2f743086d006dff0d34ee296cfb4ec0687c64de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "052e2f999aac7c4cd893600fe2f743086d006dff0d34ee296cfb4ec0687c64de",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
