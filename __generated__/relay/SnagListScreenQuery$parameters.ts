/**
 * @generated SignedSource<<e4e45d5c5c5d0803d9b7bbecc4b6da8f>>
 * @relayHash 991086442ff4558ec5313564004afe99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b57314707b076362201cd55e4feca4381a91689380cc8cc8a514cd6a383eef62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b57314707b076362201cd55e4feca4381a91689380cc8cc8a514cd6a383eef62",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
