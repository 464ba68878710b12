/**
 * @generated SignedSource<<05386b9f0a23f1111f558ab41ceb7a4f>>
 * @relayHash b8a6d0e481d5d7b7501a9ee37de96df0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a89f87269a47d159e32c671910baea387652d6c13c7c439015f66381b42ab8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45a89f87269a47d159e32c671910baea387652d6c13c7c439015f66381b42ab8",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
