/**
 * @generated SignedSource<<d82514d6f368d229a942672ba64e83b5>>
 * @relayHash 5b957fc225729429e5b01fe8e954531a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88265899adcf37dadec8231875c0cd78d02cb83688fc760972af88f8eb36f365

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88265899adcf37dadec8231875c0cd78d02cb83688fc760972af88f8eb36f365",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
