/**
 * @generated SignedSource<<4010f4a865780b2d5f037befa1f0511d>>
 * @relayHash 03f8232789191839c8216f4f45b562c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b268bc0a0aca7f4b413715ae793ce27e5fc3372eddf5a90fe366df5d49738c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08b268bc0a0aca7f4b413715ae793ce27e5fc3372eddf5a90fe366df5d49738c",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
