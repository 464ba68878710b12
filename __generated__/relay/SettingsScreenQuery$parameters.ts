/**
 * @generated SignedSource<<92214cafcaea0d9e8ef4618b3acf6bcd>>
 * @relayHash a394c667a0efeb9f1d007895d1bbc66b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1f37d6e5305973eb797d8ee1a16e1b3415bd8cc38d93e69e5bad4ee88a2d04e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1f37d6e5305973eb797d8ee1a16e1b3415bd8cc38d93e69e5bad4ee88a2d04e",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
