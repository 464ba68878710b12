/**
 * @generated SignedSource<<4896960181c863795d5ccbb62c8e731d>>
 * @relayHash 1a1ec1602be954e847ffe04ac85fc72b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4df2f3e58d7c5e4be737cf7ea6e531299e3c3be88ea134ca802c72f610117fdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4df2f3e58d7c5e4be737cf7ea6e531299e3c3be88ea134ca802c72f610117fdb",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
