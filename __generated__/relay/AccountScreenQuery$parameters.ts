/**
 * @generated SignedSource<<1ddc2a1b10c37166426e31f3ed2469fe>>
 * @relayHash c299a2f0f2b78d00d43b4fce765e25af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ff046afa1c69b594d76a5a75e2bfbb5ed015efedcd334d6066158123dab6e7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ff046afa1c69b594d76a5a75e2bfbb5ed015efedcd334d6066158123dab6e7a",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
