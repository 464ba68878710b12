/**
 * @generated SignedSource<<89d8bec232b169d9c2190640bd7461eb>>
 * @relayHash 5b736ce392b0ca9ea50ba7e6a0ee1b36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 007f4115fa9e2a1d985aef3559e01604f0f734cd7052f6c71f8a6a03d8a971f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "007f4115fa9e2a1d985aef3559e01604f0f734cd7052f6c71f8a6a03d8a971f6",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
