/**
 * @generated SignedSource<<01a0ab6124bde268b04de7f9e9f80092>>
 * @relayHash 34241cd5e50241dbc2389153f33f537a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bed6af0d636db055a8326227a94c4fc7cd3dc028f4d2e3110e97c73b19c74bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilterSheetQuery } from './FilterSheetQuery.graphql';

const node: PreloadableConcreteRequest<FilterSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bed6af0d636db055a8326227a94c4fc7cd3dc028f4d2e3110e97c73b19c74bf",
    "metadata": {},
    "name": "FilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
