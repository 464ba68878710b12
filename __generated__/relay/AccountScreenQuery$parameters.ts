/**
 * @generated SignedSource<<f2d72dc9236901910bdf2b1acf7582d6>>
 * @relayHash 59a5eee639185d9a58851321f6304b66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 931326a9d20799eb5be1a75aba47e074b037ecbc06056062794a04ca61f92697

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "931326a9d20799eb5be1a75aba47e074b037ecbc06056062794a04ca61f92697",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
