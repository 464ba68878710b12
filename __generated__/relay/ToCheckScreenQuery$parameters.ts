/**
 * @generated SignedSource<<f7f6a0ebb4397d622b73728265b81aa5>>
 * @relayHash 875fc9592ceb48ca1c08affb4d6f4247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0d196eb53a13f0b6836d607c674925ad760a48615eb4b0d9a5bf08610f6553

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b0d196eb53a13f0b6836d607c674925ad760a48615eb4b0d9a5bf08610f6553",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
