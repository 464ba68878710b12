/**
 * @generated SignedSource<<21ce51185cbb9549f596362ece518012>>
 * @relayHash c8034cd7cbe47077d2c29cabfffc1caa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8602789bf321ab74a25c133681e13919e7e9b727d29abd4c9361799c81a9ed5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8602789bf321ab74a25c133681e13919e7e9b727d29abd4c9361799c81a9ed5e",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
