/**
 * @generated SignedSource<<3023cfe02092d91caf2b258e3619da29>>
 * @relayHash 0f125f30a1a0bcd093fb0fd779304f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cbce0af648ff8c48b404bed28f91f54ab10d9ffe81b4003342c6e0ea5ac34b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cbce0af648ff8c48b404bed28f91f54ab10d9ffe81b4003342c6e0ea5ac34b9",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
