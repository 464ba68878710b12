/**
 * @generated SignedSource<<1ad3a4082ff171b4b91452b76f54571a>>
 * @relayHash ca23ee959270cca46b10f10226d3da3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce7d05e22095a16b009c455567840c2f80ef80066b0f1a498c94a6b8b5aa2245

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce7d05e22095a16b009c455567840c2f80ef80066b0f1a498c94a6b8b5aa2245",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
