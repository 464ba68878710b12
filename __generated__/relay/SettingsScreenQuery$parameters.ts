/**
 * @generated SignedSource<<38c66d4a11fe7a13c1ef457d68498b44>>
 * @relayHash 6aaa3207e0d3ee7531f87692545ca131
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e553de9eeeac89264968486ac43800d99ff793537f3d63b15c5c001568d829eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e553de9eeeac89264968486ac43800d99ff793537f3d63b15c5c001568d829eb",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
