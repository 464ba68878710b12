/**
 * @generated SignedSource<<50f2b61ad62f05020eb40353e5c379b7>>
 * @relayHash 303be7c5a3521fa115bc1345e1f88e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c7d1924323d6e2979f4b1ade2c3698bf8480b2fd74f44c0dc378dd21fab08f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88c7d1924323d6e2979f4b1ade2c3698bf8480b2fd74f44c0dc378dd21fab08f",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
