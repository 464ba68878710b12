/**
 * @generated SignedSource<<34c264fc9a734bcc229913f8e06d11b9>>
 * @relayHash 0b557df1af2bdb83ddb475cdfbe1b1ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cf0e0d9f73d913870e9aee1282e67eb4b93e607821b89cd1018a0d3a9a0c010

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cf0e0d9f73d913870e9aee1282e67eb4b93e607821b89cd1018a0d3a9a0c010",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
