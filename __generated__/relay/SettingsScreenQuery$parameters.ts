/**
 * @generated SignedSource<<68b2cf2c054f2d8e90fba33a351d43ee>>
 * @relayHash 759b45cbb574b0f6a08c53d2c8eacb67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ca938f0bef944d3d61083aa2408ae86b29d2a5384e6a39a64f4844b91a66a90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ca938f0bef944d3d61083aa2408ae86b29d2a5384e6a39a64f4844b91a66a90",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
