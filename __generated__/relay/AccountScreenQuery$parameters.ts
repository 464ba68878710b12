/**
 * @generated SignedSource<<83ed073448f34da4ab938749cc4fe7cc>>
 * @relayHash 4c358b22dcf43083fae9dac95f13a40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45969e16ec79e915296c5dba597b2c44eaada0368b7a2dc9ab5f1a64d2179ee1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45969e16ec79e915296c5dba597b2c44eaada0368b7a2dc9ab5f1a64d2179ee1",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
