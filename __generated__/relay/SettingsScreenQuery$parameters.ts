/**
 * @generated SignedSource<<adefcbf938f874f541657638f4ef72cb>>
 * @relayHash 85452002958baeec864496569a30b827
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0fd3416f632edb26b887400437a9d0f40603a129acb06ba4f208aa42770ab1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c0fd3416f632edb26b887400437a9d0f40603a129acb06ba4f208aa42770ab1",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
