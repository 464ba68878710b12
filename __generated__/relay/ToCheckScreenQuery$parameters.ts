/**
 * @generated SignedSource<<9bbcd6166feb91297a8aceb1ffccdde3>>
 * @relayHash bb8b3c0a59a8d1c988ae701aa8835494
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e02999b272e3339bc786cf9eeac111dc3b55bbc03f3ebfb23c49069fb08853fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e02999b272e3339bc786cf9eeac111dc3b55bbc03f3ebfb23c49069fb08853fd",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
