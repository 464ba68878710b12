/**
 * @generated SignedSource<<2d3b5a3b83a2ac200de7ba462aa8c6f0>>
 * @relayHash 764b45fa62be5ef4aa56be77a15c95ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec31a8592fedbb3cbaf5ba0bad5be8c05080cc40656d1f219e6922e269950207

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec31a8592fedbb3cbaf5ba0bad5be8c05080cc40656d1f219e6922e269950207",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
