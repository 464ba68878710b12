/**
 * @generated SignedSource<<4f46c2a6efcd10150e35a75e71c9e1b2>>
 * @relayHash 7c85d0d01d3e3ff5e5772f32628e82f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15e60b8cece3111a1f9f66a787d9a153969b460edb5bce409b7269ab61b29466

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15e60b8cece3111a1f9f66a787d9a153969b460edb5bce409b7269ab61b29466",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
