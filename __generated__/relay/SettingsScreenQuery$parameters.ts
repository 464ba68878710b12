/**
 * @generated SignedSource<<196172b6bd1c2675d21fa6a2fe7837af>>
 * @relayHash aab62b39b458cf34c5a489f503901e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8564047bae486b41ffcb0684e6eeb4f98d3ea9e20c9917ce650f1568c873915d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8564047bae486b41ffcb0684e6eeb4f98d3ea9e20c9917ce650f1568c873915d",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
