/**
 * @generated SignedSource<<0724333298b04655041b24db29df0ba3>>
 * @relayHash e13e09563eb59f2c5bb29c0554894f64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46ee6ce2bd6d38663bad060227edf5cabe54391b04b2b63bf7c54fe1d0499883

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46ee6ce2bd6d38663bad060227edf5cabe54391b04b2b63bf7c54fe1d0499883",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
