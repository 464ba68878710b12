/**
 * @generated SignedSource<<141c0adfb1542a4bf9f5e7e0cb21df8b>>
 * @relayHash 10856cda38cc73d348995869ce84019a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 166322a17dc2f096fdd18149d5de3049e66460e845f00f2f567750d555f5b1dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "166322a17dc2f096fdd18149d5de3049e66460e845f00f2f567750d555f5b1dd",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
