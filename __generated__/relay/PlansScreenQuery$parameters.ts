/**
 * @generated SignedSource<<a530c04e552eb4bc95e7ba7b2f2ee90f>>
 * @relayHash 2a8889707ae2d2f6a47194ef0243f443
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fae66fbb2792b7350b806a9a7bf5aca144bfb103b4da70c08c0d12393c262a3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fae66fbb2792b7350b806a9a7bf5aca144bfb103b4da70c08c0d12393c262a3a",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
