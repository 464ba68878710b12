/**
 * @generated SignedSource<<ee1f53d69dedb4a3c8da20e861de91f1>>
 * @relayHash 64808a5b1ef7df7bbb7b38cf0229211e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5a2bf4e0ecec209f82af3984dc8221baa869d64aab998f174ae4e8ce345d39f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5a2bf4e0ecec209f82af3984dc8221baa869d64aab998f174ae4e8ce345d39f",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
