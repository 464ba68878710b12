/**
 * @generated SignedSource<<65d1751b18e1e4e470a231b41b1f4924>>
 * @relayHash 5151491138392dac63d8622418039779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a15518641679252f570c5314cc44046871d2808a09022edc0e9473f315942f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2a15518641679252f570c5314cc44046871d2808a09022edc0e9473f315942f",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
