/**
 * @generated SignedSource<<b434fee96394435818edd3d0c1227e58>>
 * @relayHash df5afcd7bb48c9e97c024815f5799402
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c68972b39635c6d80cf3ea224a779e7c04b0fadb64b27008976958ab0e03a258

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c68972b39635c6d80cf3ea224a779e7c04b0fadb64b27008976958ab0e03a258",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
