/**
 * @generated SignedSource<<277f8d8e8e055e2c3c4ccccae40243a6>>
 * @relayHash b52dfbfb0a8fc6853bf4812e43ac1e05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f62339f4ae18175fd7a04c4002a8a9a5916a1db94550a5b8df7f23a9331f1371

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f62339f4ae18175fd7a04c4002a8a9a5916a1db94550a5b8df7f23a9331f1371",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
