/**
 * @generated SignedSource<<92aaaa595f67e557187492d346dacbc0>>
 * @relayHash cc44d5a8e3b46c01a0f3f5e9f2765eaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 648a8096b0f11ddee1b1e55010e49519b9ed40522f1c880cd199bd233c438c65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "648a8096b0f11ddee1b1e55010e49519b9ed40522f1c880cd199bd233c438c65",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
