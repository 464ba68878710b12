/**
 * @generated SignedSource<<b2aeafe605133dbd4e243b7a030ddb21>>
 * @relayHash e9f1a32ba5cfdf549432fabb9e4ecf78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15dacc0a505c51b3d6b25d110ba5654115e00f13db5982bfd76fba1c0dd2c758

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15dacc0a505c51b3d6b25d110ba5654115e00f13db5982bfd76fba1c0dd2c758",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
