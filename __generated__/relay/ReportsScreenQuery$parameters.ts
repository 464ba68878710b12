/**
 * @generated SignedSource<<5fd1aee4f39525edf56a09a5592ed4bc>>
 * @relayHash 28b86d47e2d3c63d4c022fcf80701335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c2fc1456a4c66dfe254a661724b9c41cd7e5afc46bc222b59e3e305dd99da3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c2fc1456a4c66dfe254a661724b9c41cd7e5afc46bc222b59e3e305dd99da3c",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
