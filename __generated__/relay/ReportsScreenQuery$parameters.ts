/**
 * @generated SignedSource<<479b9e19e24cab0843865477dd4768d1>>
 * @relayHash 0b514fd6f302cc6205d18c89c0a267be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a44fc70524e9bc03f8cb6a206b678c2398ce8805c3dc3196091a835d205aacc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a44fc70524e9bc03f8cb6a206b678c2398ce8805c3dc3196091a835d205aacc7",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
