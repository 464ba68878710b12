/**
 * @generated SignedSource<<1f0ce842be0da3ce91b34bc96ea0a647>>
 * @relayHash 88839a02188a340c7aa24616663b0ac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2db53db6ea00ba0e9e8ab4a83e2996fc46229ccac2db74107e93b2283cf8554

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2db53db6ea00ba0e9e8ab4a83e2996fc46229ccac2db74107e93b2283cf8554",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
