/**
 * @generated SignedSource<<b5824a95d63a898325328abb90aeaf5a>>
 * @relayHash 6d7b17a3d379dfefd6cc60180760318b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02a7365f71634713ad4b995d61449a9f53443d9777e529fb7488c470bb9ef739

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02a7365f71634713ad4b995d61449a9f53443d9777e529fb7488c470bb9ef739",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
