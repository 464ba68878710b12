/**
 * @generated SignedSource<<437b369f343e9a7d59f091d8739baf43>>
 * @relayHash 6711853c5ee7faca9a820fc06541039f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8427c3fb0ac17c481c6d0a455918d64d6f7c59e95c09259c4b64160f5a45a1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8427c3fb0ac17c481c6d0a455918d64d6f7c59e95c09259c4b64160f5a45a1d",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
