/**
 * @generated SignedSource<<9275eb8e427ac6114b5cc4aec844d495>>
 * @relayHash 2d5c481abf2dc451db55b1bd74e96932
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d5bfd5e85001af7eb811255ad03b80e89e433502aac4c9297718350c124e2fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d5bfd5e85001af7eb811255ad03b80e89e433502aac4c9297718350c124e2fe",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
