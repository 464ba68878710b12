/**
 * @generated SignedSource<<0ab5780c640c230923c48cdcfcb9865b>>
 * @relayHash c637797f236db793339bd579525db9a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb35609a545d7080e5339ce97d959bfe0aac9f1d33e07dd34520e74369c19a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acb35609a545d7080e5339ce97d959bfe0aac9f1d33e07dd34520e74369c19a1",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
