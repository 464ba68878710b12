/**
 * @generated SignedSource<<1b5256fc87755fb53302862e100b20e1>>
 * @relayHash f0ccb5fda5b493faa6da101bcdb2325e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d911b5b1d674fde8792bad8ed84c92a56fcd9aa088a802b66a92dac8215259e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeldSettingsScreenQuery } from './HeldSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeldSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d911b5b1d674fde8792bad8ed84c92a56fcd9aa088a802b66a92dac8215259e1",
    "metadata": {},
    "name": "HeldSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
