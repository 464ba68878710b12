/**
 * @generated SignedSource<<e191854839524313b9281fd91e4665b4>>
 * @relayHash 39296bc7f63adf1fdb1d670a99a26b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03889b59801fc9e7a5e843f9c197f0b9f913cee4ed672e339626f5d1ce93846f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03889b59801fc9e7a5e843f9c197f0b9f913cee4ed672e339626f5d1ce93846f",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
