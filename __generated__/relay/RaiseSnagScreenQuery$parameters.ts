/**
 * @generated SignedSource<<59dd0cb9132d4f08bb9228e6b904eaf6>>
 * @relayHash 13d21296c98cca1e0025f0a541de9fb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0798d292da3b4c7bec38314c3eb2438219820743a33a0016b521df6e8237062f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0798d292da3b4c7bec38314c3eb2438219820743a33a0016b521df6e8237062f",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
