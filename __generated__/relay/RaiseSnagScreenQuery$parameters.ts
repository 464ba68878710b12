/**
 * @generated SignedSource<<750f621b698aa14b71d2ea161d342769>>
 * @relayHash 626a1d4394cccf41782ccada2aee2f3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b267ee298c60a619986d3bcb43b26bf16e12a186dc9693d78336aeed573722b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b267ee298c60a619986d3bcb43b26bf16e12a186dc9693d78336aeed573722b3",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
