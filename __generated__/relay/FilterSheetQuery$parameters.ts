/**
 * @generated SignedSource<<1566a36d80b018520662d7f5c09e18e5>>
 * @relayHash 7c3759d69f5d5cf5d23e40aec5fa26bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5db7771b0ef5c8cd16888e999312ffe231d0c3724b15ae13ddc40bf1bce1b304

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilterSheetQuery } from './FilterSheetQuery.graphql';

const node: PreloadableConcreteRequest<FilterSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5db7771b0ef5c8cd16888e999312ffe231d0c3724b15ae13ddc40bf1bce1b304",
    "metadata": {},
    "name": "FilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
