/**
 * @generated SignedSource<<fcf3b700348e509078117ea32c6cccef>>
 * @relayHash 53f3567ac1fe9aabf256348ae32fb867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b2170f913ebe188d82d6415134f2f8d42bfe717c19a4467c78de8e721d84f58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b2170f913ebe188d82d6415134f2f8d42bfe717c19a4467c78de8e721d84f58",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
