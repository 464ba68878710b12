/**
 * @generated SignedSource<<3f2a2bc3bc0826f89c282a33fefc3ec5>>
 * @relayHash 13c0438aba21553b8affb86d98e0e222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e1b65df33f35d8854ed15bd123cbf752483ff5ea339da94cb59bf90a866ff11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e1b65df33f35d8854ed15bd123cbf752483ff5ea339da94cb59bf90a866ff11",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
