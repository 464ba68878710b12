/**
 * @generated SignedSource<<5391cbe0ea5a5d554695c5869f3b63d9>>
 * @relayHash 67cb050df79e423413123201524bec5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ebec19080e13d4ae638e5ca1dab3c0baf753d346030db0fa61bd5c0e98e23e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ebec19080e13d4ae638e5ca1dab3c0baf753d346030db0fa61bd5c0e98e23e4",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
