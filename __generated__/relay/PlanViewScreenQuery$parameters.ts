/**
 * @generated SignedSource<<d9b1b0acddf354df1537eb4a1d64ced2>>
 * @relayHash 95dbf4dcea95f31ed2dceb077dd81197
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 984a22e7c7bacd5e6e58737c627924b902c4f087ca12702b8ada966bdcc6e119

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "984a22e7c7bacd5e6e58737c627924b902c4f087ca12702b8ada966bdcc6e119",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
