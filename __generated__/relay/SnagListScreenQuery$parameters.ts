/**
 * @generated SignedSource<<6303fcf9f81ef13c65bb7344e5208806>>
 * @relayHash 567731dcf7eb2cd472ba1297e0a6fdf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34aac865ce6f9f823a08528f546d47d966e3c8124f913a3a5ab04d8333b1d9e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34aac865ce6f9f823a08528f546d47d966e3c8124f913a3a5ab04d8333b1d9e6",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
