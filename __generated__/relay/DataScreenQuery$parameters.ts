/**
 * @generated SignedSource<<2b43c1e9ad5d72a246301389611776c6>>
 * @relayHash 46a56ad47251b96747e261c273d82041
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 301e1d5f71eced0aaedca942c504c7d351f7af6fadd7c15c3f6f825b5bc91f01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "301e1d5f71eced0aaedca942c504c7d351f7af6fadd7c15c3f6f825b5bc91f01",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
