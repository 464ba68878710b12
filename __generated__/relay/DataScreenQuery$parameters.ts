/**
 * @generated SignedSource<<39ea3e43870a02cd469ea05751153073>>
 * @relayHash 49149d516fa4900643775790257d9151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 199446594c787ae3196b0c795841954e353dc9ca2bfa780e70276f0820a335e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "199446594c787ae3196b0c795841954e353dc9ca2bfa780e70276f0820a335e4",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
