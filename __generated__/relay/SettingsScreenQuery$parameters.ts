/**
 * @generated SignedSource<<1c5d4831b8e3c676cbed21cd0dc4a8c0>>
 * @relayHash 4337d5c7f32eace3f9af7f68fd0fc1a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad1aa93f8a764992be8a1b9467c0acd6014f6cb00fffc609b7c145b1f4752b49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad1aa93f8a764992be8a1b9467c0acd6014f6cb00fffc609b7c145b1f4752b49",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
