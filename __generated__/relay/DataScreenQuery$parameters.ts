/**
 * @generated SignedSource<<582a0c52eedb2934134e4bae7572c203>>
 * @relayHash 507adfd717329a8fcdfa3f3bae587f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ea696e02e6de387a501ab7391320224c145c7a27ecf623324f5bc53b6c7882

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5ea696e02e6de387a501ab7391320224c145c7a27ecf623324f5bc53b6c7882",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
