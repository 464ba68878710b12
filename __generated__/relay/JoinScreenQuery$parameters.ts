/**
 * @generated SignedSource<<38bc4902334ddff919735126db088976>>
 * @relayHash b7947288a8cce8b6015cf39f579de970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee08ca4bd8046452c9f98ab357a22387f6b48d28cbfa277088dbfe18d94b1af2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee08ca4bd8046452c9f98ab357a22387f6b48d28cbfa277088dbfe18d94b1af2",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
