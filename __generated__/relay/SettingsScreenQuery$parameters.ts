/**
 * @generated SignedSource<<c8215c0f5d306fe9af4f942457371f33>>
 * @relayHash 36c46d988444ceb63db132158721cee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d467e194780dd84dc66281900bf3be43d1eac599b365fa231aa1e97df3f11002

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d467e194780dd84dc66281900bf3be43d1eac599b365fa231aa1e97df3f11002",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
