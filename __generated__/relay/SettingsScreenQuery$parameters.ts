/**
 * @generated SignedSource<<337d94f85b4dfa57655589cccc9935a6>>
 * @relayHash 353b057096ed4ed61dbf332e57c72a6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 733b2bab6939ee6fefe062240240db1adc1929108a8dd604b0a2491a8aae4f7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "733b2bab6939ee6fefe062240240db1adc1929108a8dd604b0a2491a8aae4f7c",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
