/**
 * @generated SignedSource<<c129c8dfa600387b41c4bfff34689c8e>>
 * @relayHash dacedbb17505d43d4f99ba6a90eb1200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9a33c58cb7ed1a7ab0468b81f9a7954290cb36ae21e429ccf178699ad850583

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationListQuery } from './LocationListQuery.graphql';

const node: PreloadableConcreteRequest<LocationListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9a33c58cb7ed1a7ab0468b81f9a7954290cb36ae21e429ccf178699ad850583",
    "metadata": {},
    "name": "LocationListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
