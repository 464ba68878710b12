/**
 * @generated SignedSource<<5d8d1dbd8f7c9ba4cdc9b3ee2ee0985d>>
 * @relayHash 2437590f20bbe2cbad200f532995c8a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ff705e04ffe2f32166d2f6cbf4aa837cc87e3904a10e26f1c2e4a0c4830a072

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ff705e04ffe2f32166d2f6cbf4aa837cc87e3904a10e26f1c2e4a0c4830a072",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
