/**
 * @generated SignedSource<<1d20098f611680a6dcb29aafa7acf981>>
 * @relayHash e0b0f2891a98596322b77d20ae1b5bfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62355282bb74ee64f46517b911e1bfc105dbf2520b3bbdccf2dc85565a12f979

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62355282bb74ee64f46517b911e1bfc105dbf2520b3bbdccf2dc85565a12f979",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
