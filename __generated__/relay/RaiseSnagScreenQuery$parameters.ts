/**
 * @generated SignedSource<<63402145e1da6639d4f67e3769c0f632>>
 * @relayHash a6910991be2b3c0d1d6bd378705fdb93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15c7cc394f016bc42e0c5dc562737a0e84ffff5e833028c386fd2bfbedcb0dd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15c7cc394f016bc42e0c5dc562737a0e84ffff5e833028c386fd2bfbedcb0dd8",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
