/**
 * @generated SignedSource<<aab7928522d7361f1bd28ec7dac3230f>>
 * @relayHash 653f132a6a378da61b5c57f5dfdc856a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c59a01bcf2db0cfc9144d5245bd7b54e91b6f1d3a517a61b18709c793522008

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c59a01bcf2db0cfc9144d5245bd7b54e91b6f1d3a517a61b18709c793522008",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
