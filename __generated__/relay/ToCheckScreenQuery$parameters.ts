/**
 * @generated SignedSource<<37ae5a0b81559eb0baaec6b7c9ff55d8>>
 * @relayHash a8d2e91298ad3f6ab2a788ab2a67c6ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f1c8e3e1ee05c886eb3c4bb444a974ceff3b6459fa7e54532ee4e4bd229178a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f1c8e3e1ee05c886eb3c4bb444a974ceff3b6459fa7e54532ee4e4bd229178a",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
