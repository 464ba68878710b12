/**
 * @generated SignedSource<<f76434a8f0271268db4afb6ae8786413>>
 * @relayHash 5565aac6134ec800f8474967aea4ccbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d192ad206776526af44ae3a64eb7fdd9f8a26f454ff066d5f407863f9aecbc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d192ad206776526af44ae3a64eb7fdd9f8a26f454ff066d5f407863f9aecbc0",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
