/**
 * @generated SignedSource<<05b1e9199c34ae62762f7543f50579e4>>
 * @relayHash ce1be64613b9787f035f51dcd3692d32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5efef9816ef33a41239f787b5b4ef81b70463f175b55bda02ecd43f2180ff1f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5efef9816ef33a41239f787b5b4ef81b70463f175b55bda02ecd43f2180ff1f4",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
