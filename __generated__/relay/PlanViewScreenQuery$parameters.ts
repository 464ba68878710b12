/**
 * @generated SignedSource<<7cb1f126a7680f77efbafe6e8b6d90d1>>
 * @relayHash 7fa9660166bc023c99e21b1aa3c563ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fecb14f54576fef3c69b0b47004b82af9d9c621db4c3d4a4f165b80b00c7f65c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fecb14f54576fef3c69b0b47004b82af9d9c621db4c3d4a4f165b80b00c7f65c",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
