/**
 * @generated SignedSource<<51852f15a56697c147eb68ef301e08f2>>
 * @relayHash dc129e5f25e94854f9573749aae713cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f98f439479c56005f863a60916add6962b0116f0a7ebd5fec1bedcf81f70015

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeldSettingsScreenQuery } from './HeldSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeldSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f98f439479c56005f863a60916add6962b0116f0a7ebd5fec1bedcf81f70015",
    "metadata": {},
    "name": "HeldSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
