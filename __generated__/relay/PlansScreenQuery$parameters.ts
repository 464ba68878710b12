/**
 * @generated SignedSource<<1cd85414e35b3c4f2382e0cca1b7fe16>>
 * @relayHash 3abf39c011108cca0344b3a801e9816c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e725e8299efeab5cf6edbc288f3196543170ae1c612f4296ad31e0c25ade41c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e725e8299efeab5cf6edbc288f3196543170ae1c612f4296ad31e0c25ade41c",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
