/**
 * @generated SignedSource<<9b204842813fa5ec904d050e75c14f70>>
 * @relayHash 89310f7d2cb349be7d688e50022bf720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28d17c424581970ea10bc26717bee982939e38f46b168a1eb80a6d9a9ea2c82c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28d17c424581970ea10bc26717bee982939e38f46b168a1eb80a6d9a9ea2c82c",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
