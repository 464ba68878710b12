/**
 * @generated SignedSource<<e99bf7aba9f07892e0b7ee6e2cffad41>>
 * @relayHash a58cf6050f88bcae6ad697cc58128a34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 868b4d0bbe80d63a44935fdf87507e5809cf02f135c80acfab8575d3b7156e23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "868b4d0bbe80d63a44935fdf87507e5809cf02f135c80acfab8575d3b7156e23",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
