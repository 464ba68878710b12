/**
 * @generated SignedSource<<ba914ccf20a1b9259ae8a004c3f20b80>>
 * @relayHash ab9b4110cd8cdbfa0930f210ebd9e9d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22dd19d9b3c150f4641229a51f40372e529559c3896e09b39a908486db733eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c22dd19d9b3c150f4641229a51f40372e529559c3896e09b39a908486db733eb",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
