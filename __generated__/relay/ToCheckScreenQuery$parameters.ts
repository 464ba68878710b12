/**
 * @generated SignedSource<<f45c1f058e9c682105200e46e576bb87>>
 * @relayHash 77a553624c2a3c846af2c00b0949ff22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5478e8f0f68e7035e7b3ff5d6b6446a2366319ae37471fe7a60c7322f4758e15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5478e8f0f68e7035e7b3ff5d6b6446a2366319ae37471fe7a60c7322f4758e15",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
