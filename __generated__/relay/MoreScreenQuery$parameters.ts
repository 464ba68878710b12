/**
 * @generated SignedSource<<a63624628bfffd7c436c128cdfd7c457>>
 * @relayHash 9fcc7b006ec6290ff143cbfbd148205e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d9d23b19f3f9de1efe9071929e4432ac1781ad662c957961cad737af1ba7d44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoreScreenQuery } from './MoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<MoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d9d23b19f3f9de1efe9071929e4432ac1781ad662c957961cad737af1ba7d44",
    "metadata": {},
    "name": "MoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
