/**
 * @generated SignedSource<<98247e4a41b1e6761ffb415cffa7a9b5>>
 * @relayHash 0990e02e30fb58de6ab9f97fb73b2ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4323eaf45aa345971c695b0fca98dad0af42b63eaafbfca1935b280da5f734c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4323eaf45aa345971c695b0fca98dad0af42b63eaafbfca1935b280da5f734c",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
