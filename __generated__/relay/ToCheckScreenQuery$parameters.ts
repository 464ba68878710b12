/**
 * @generated SignedSource<<75a4487e06c31a04a69c169ac981b0e8>>
 * @relayHash f3eec12f998961adeb4fec3ad501dae3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f24e3a010c2cc6f9cac9b486cba03bd2b4d681f7a9fd7104125cd848276f4ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f24e3a010c2cc6f9cac9b486cba03bd2b4d681f7a9fd7104125cd848276f4ac",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
