/**
 * @generated SignedSource<<bd71ec4b805df2475c7fba110c026d6b>>
 * @relayHash 1d5c7908c3944f6751fcb4cb5f52646e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 895b6c61bc4ed87d49887cf24cd7d728f3f04e1e91b02b0c827ac2e418108220

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "895b6c61bc4ed87d49887cf24cd7d728f3f04e1e91b02b0c827ac2e418108220",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
