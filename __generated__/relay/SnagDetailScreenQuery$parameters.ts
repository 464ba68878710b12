/**
 * @generated SignedSource<<57bc8bd94df3388e6503c8196e4c5ac2>>
 * @relayHash e9482928f3359797782b98a72f8106bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f808398d50d12b17d41eab20280c63c4dd4545b0ccd9fd17d3f838633fae61b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f808398d50d12b17d41eab20280c63c4dd4545b0ccd9fd17d3f838633fae61b0",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
