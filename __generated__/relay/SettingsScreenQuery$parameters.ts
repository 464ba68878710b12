/**
 * @generated SignedSource<<c153a2279da63dc1e4354d8dd74ebebe>>
 * @relayHash ffd90a0fc569472e11a5406c80c49207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c539ee3f12eb0bd4d3c4e43c75eabb2550b8ce5d16bcd976b86d6730a449573

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c539ee3f12eb0bd4d3c4e43c75eabb2550b8ce5d16bcd976b86d6730a449573",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
