/**
 * @generated SignedSource<<52183034f887523e7dab8c8f5ac66e87>>
 * @relayHash d94b802ed206e397132cfd03254e57bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 571572057c9a2405546502c1b014f885ac44c218fb906b230a42b1237b485ee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "571572057c9a2405546502c1b014f885ac44c218fb906b230a42b1237b485ee6",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
