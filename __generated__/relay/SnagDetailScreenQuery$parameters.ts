/**
 * @generated SignedSource<<abd3a2243e3153fde9535d25e1e788ea>>
 * @relayHash aede1e0d158bf08b849a5d2465e5d524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df67e51f8e4ab38824f3446f4af1a6ab441fb8616494848406a5b8cdc4b38360

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df67e51f8e4ab38824f3446f4af1a6ab441fb8616494848406a5b8cdc4b38360",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
