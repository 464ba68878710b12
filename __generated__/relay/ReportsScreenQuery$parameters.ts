/**
 * @generated SignedSource<<6637c55445b817d66eee70380e169bad>>
 * @relayHash 634b4bd43729c01b940f3086a8165676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f80961c918acebb4adf1034097f9b93b8e2b143ff1fccbf01b93ed3b0c3c74f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f80961c918acebb4adf1034097f9b93b8e2b143ff1fccbf01b93ed3b0c3c74f",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
