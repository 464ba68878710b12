/**
 * @generated SignedSource<<50a1fd53da931f3ea63d821b65d42d71>>
 * @relayHash 7114a8dd9b12a8417ab2972accea902e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 968e05c41115ed064d4532e6dc4caaefcd2cea5fa34b633761478987713ed909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "968e05c41115ed064d4532e6dc4caaefcd2cea5fa34b633761478987713ed909",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
