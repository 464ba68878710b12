/**
 * @generated SignedSource<<f0bd952545af630d0d3ddd5e788e64a6>>
 * @relayHash 31a3710e203a3e847d0707be6e311dd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab52029e4bea3c83bed914ce75b93a63f5c3736e31ce2b124a1db2bd9f1d7924

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeldSettingsScreenQuery } from './HeldSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeldSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab52029e4bea3c83bed914ce75b93a63f5c3736e31ce2b124a1db2bd9f1d7924",
    "metadata": {},
    "name": "HeldSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
