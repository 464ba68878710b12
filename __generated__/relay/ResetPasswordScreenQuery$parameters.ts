/**
 * @generated SignedSource<<ec7435824a84b5fdc78a1cfe172903b8>>
 * @relayHash 695e163c6f43cfff4e5f5761b321fea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ea98c1d263606495d4f5b2c0a62c313ee8d3c1e74569ab5781c3f6d8241b0ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordScreenQuery } from './ResetPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ea98c1d263606495d4f5b2c0a62c313ee8d3c1e74569ab5781c3f6d8241b0ea",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
