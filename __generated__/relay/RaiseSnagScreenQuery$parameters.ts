/**
 * @generated SignedSource<<5c1d9b36f546bd4ec9f98da0390f2036>>
 * @relayHash 251acabb8c38b1b62a4104a3dbd893b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d75882d97529c55d2b9ab7f7428e1650bc8fd7900555fac16257e68cc374b53f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d75882d97529c55d2b9ab7f7428e1650bc8fd7900555fac16257e68cc374b53f",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
