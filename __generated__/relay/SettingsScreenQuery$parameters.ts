/**
 * @generated SignedSource<<df2dbcd4cd805e4ff7b91551e733aafa>>
 * @relayHash a8849124ce10ef35050ecce89d6407e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48b47d306a7cf4bfd577a9707f1122610b99d43af1e8167b07e9e762abaf4b7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48b47d306a7cf4bfd577a9707f1122610b99d43af1e8167b07e9e762abaf4b7e",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
