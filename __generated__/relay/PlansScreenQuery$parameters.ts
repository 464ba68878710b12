/**
 * @generated SignedSource<<10a5288a0717ab5952fe69fdc2a83d1f>>
 * @relayHash 49e131c44daf37c5180665be62698ead
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa101907470cd3ca1b00d2ac225322a23881d68d53e39ed26ed8d0185d889555

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa101907470cd3ca1b00d2ac225322a23881d68d53e39ed26ed8d0185d889555",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
