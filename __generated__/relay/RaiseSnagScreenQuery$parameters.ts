/**
 * @generated SignedSource<<ba34c266bc2e68f2c9a6dce0a91728fa>>
 * @relayHash 5363be717020d7d937ae5077453f7795
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00ef42df00432847c09d87d4405e78dc8b40d240ba790e2199ba9d5e7e71baa6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00ef42df00432847c09d87d4405e78dc8b40d240ba790e2199ba9d5e7e71baa6",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
