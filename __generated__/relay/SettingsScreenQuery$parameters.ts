/**
 * @generated SignedSource<<eff097570e360f0743cf2f558bb6aa6c>>
 * @relayHash 226bc155093b010d8a9bf69c88bf00d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691e9bb9f1b30ccc7ff84b4b8eee1b2b7005e16b1bfdd68cefa6126b9057a40f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "691e9bb9f1b30ccc7ff84b4b8eee1b2b7005e16b1bfdd68cefa6126b9057a40f",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
