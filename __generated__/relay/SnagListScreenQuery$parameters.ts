/**
 * @generated SignedSource<<8df8f002b66203bacfdabcbc1446472d>>
 * @relayHash e9c4b77f6c85fb9b7ae2b71c262b3877
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfd8e9ec7b0c23b848ce8bca1278b738854565b3c903bb1a6b7a819d88b02584

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfd8e9ec7b0c23b848ce8bca1278b738854565b3c903bb1a6b7a819d88b02584",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
