/**
 * @generated SignedSource<<9ac2817ca49f0f8c5266b822c99181fb>>
 * @relayHash da761d8722af7ae19dc5185da6522295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9915893e584fa2adaa8af978b1a965d3d1b3c9276353c77ddd0293f63fa3fbb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9915893e584fa2adaa8af978b1a965d3d1b3c9276353c77ddd0293f63fa3fbb0",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
