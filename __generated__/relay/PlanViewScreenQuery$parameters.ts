/**
 * @generated SignedSource<<0017219f8cdcfbede2cebf1da7f03789>>
 * @relayHash 9012fcd272cbd2d33273c9c67a41bcac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f724cfcb8aab13101ceeb10c7e8b36ff3450f382837c5b6fdc2a93bfc33d3a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f724cfcb8aab13101ceeb10c7e8b36ff3450f382837c5b6fdc2a93bfc33d3a1",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
