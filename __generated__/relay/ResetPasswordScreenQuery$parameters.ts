/**
 * @generated SignedSource<<cf42e70c1621bd0e14cc557d01700106>>
 * @relayHash feeda968b6d53b7e60d65da2f22bf239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 884f574843a9f91afc0ed1af4b50c51fcba4c13739513bbbe1aadcc69221e2d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordScreenQuery } from './ResetPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "884f574843a9f91afc0ed1af4b50c51fcba4c13739513bbbe1aadcc69221e2d9",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
