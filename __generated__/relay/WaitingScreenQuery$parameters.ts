/**
 * @generated SignedSource<<4afd0aab9f54430bec4e7ee48989f1c0>>
 * @relayHash 374612cd840502afdaf148b7d64d62f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28051563d8645a9ef064adcbaf60bf601ca5109a9bafa3ad345f982bf9b9562e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28051563d8645a9ef064adcbaf60bf601ca5109a9bafa3ad345f982bf9b9562e",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
