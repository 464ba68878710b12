/**
 * @generated SignedSource<<cea44ec2bd9c5919dd35afd27bfba1a0>>
 * @relayHash cdf2ee677dd1614223a39156569d9de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f937ad5c05a52214dc9898c571b1c1c78f95756d3f5b3afe50c93360b309720b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f937ad5c05a52214dc9898c571b1c1c78f95756d3f5b3afe50c93360b309720b",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
