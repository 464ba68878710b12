/**
 * @generated SignedSource<<50f1c687b9ea1b6284e6015d81b7aa4a>>
 * @relayHash e9371a85bc8bca6046919aaf3f14fa55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c645217c909616f9bb811f7e0493767a3571ddf0481c1f575cf1e8ed0b66458e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c645217c909616f9bb811f7e0493767a3571ddf0481c1f575cf1e8ed0b66458e",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
