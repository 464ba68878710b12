/**
 * @generated SignedSource<<2173db7c5a5bb517ee865bece0f67c5e>>
 * @relayHash fdbd4eb762252ebc233d7a9d427f5702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f7b4208fd6a3397e4e6dd4257792566ac6b84056145f5fe2eb3158f5e6b4e03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f7b4208fd6a3397e4e6dd4257792566ac6b84056145f5fe2eb3158f5e6b4e03",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
