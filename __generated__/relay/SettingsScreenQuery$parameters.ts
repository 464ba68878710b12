/**
 * @generated SignedSource<<6e0ab38e6fefb3329f8ad125073e14e4>>
 * @relayHash 8efcccff4ef64a8426dde5e496967f75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c31c42fafd44813d65199e39a5063be979554331ffc73a5c90d5345fc02e2da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c31c42fafd44813d65199e39a5063be979554331ffc73a5c90d5345fc02e2da",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
