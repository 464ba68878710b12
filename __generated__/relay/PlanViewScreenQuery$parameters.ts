/**
 * @generated SignedSource<<a5d0e44a156507e56cf74bfcc015b240>>
 * @relayHash e44075bce660be028c4f1d69a0c7bc2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28076b1ff1b2f477dc20b3e7f1c836e6dfd51ef2587d3b2d8b145744e0cd0a48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28076b1ff1b2f477dc20b3e7f1c836e6dfd51ef2587d3b2d8b145744e0cd0a48",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
