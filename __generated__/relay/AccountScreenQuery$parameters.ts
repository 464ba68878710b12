/**
 * @generated SignedSource<<d98fac3a62dfa8620655f4167471b5dd>>
 * @relayHash b518dc27ea11730a6b68c48a1de15705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a872975348b641ef92dd4c3150175c882bf88d35a64cbd642239d9cd56a28d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a872975348b641ef92dd4c3150175c882bf88d35a64cbd642239d9cd56a28d0",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
