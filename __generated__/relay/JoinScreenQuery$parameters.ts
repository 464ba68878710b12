/**
 * @generated SignedSource<<52f713ee59f6e695487074c61376f2f8>>
 * @relayHash 8648beb6da8ecc0d5280f704dcee3e1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 418712c114e880ece6d9a717e3ec7707468429fe8463b234f5d7a6a524765556

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "418712c114e880ece6d9a717e3ec7707468429fe8463b234f5d7a6a524765556",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
