/**
 * @generated SignedSource<<d2e01754c6460e4a8498d707da211f05>>
 * @relayHash 71155daa0627ff1f1854f46eaba06c4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75314995beb25b47e20da45dec6a4ca3a4d1373eb2f4cfbef0979f8627e6e708

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75314995beb25b47e20da45dec6a4ca3a4d1373eb2f4cfbef0979f8627e6e708",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
