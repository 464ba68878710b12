/**
 * @generated SignedSource<<cebe4122e53a0b0ed853fdd371ca702a>>
 * @relayHash a8c7042edfb88355ae72b69caa69bc67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 677eb52bbe5974dbd338550228528c2d8843f2645416e731fe279d111066e79b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "677eb52bbe5974dbd338550228528c2d8843f2645416e731fe279d111066e79b",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
