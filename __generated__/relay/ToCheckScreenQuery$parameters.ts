/**
 * @generated SignedSource<<9ae8700951ba6ab2930d08d6b9c9d6f5>>
 * @relayHash b8ad9cb21dfe87555587f96e6eb30b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 089822dd302af16ed1a9fc391a1ee2efb9ac871092b08cf05c1602ce25423f77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "089822dd302af16ed1a9fc391a1ee2efb9ac871092b08cf05c1602ce25423f77",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
