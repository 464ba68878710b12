/**
 * @generated SignedSource<<74b548fc4e958257038b37dea2396670>>
 * @relayHash 263d2755c1837f4fe3f07c619f587283
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c1b0fdcffce95c96f20640af229bc022b5a0ee2f6edd657d20dac283064a5e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationListQuery } from './LocationListQuery.graphql';

const node: PreloadableConcreteRequest<LocationListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c1b0fdcffce95c96f20640af229bc022b5a0ee2f6edd657d20dac283064a5e9",
    "metadata": {},
    "name": "LocationListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
