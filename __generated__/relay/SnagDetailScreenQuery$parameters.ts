/**
 * @generated SignedSource<<5670a3208b082353524c112943e41136>>
 * @relayHash 415c649508d65fb99bc2777a2ac7d691
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d8f22e1093b428a0cedd02685cd52a9799b0664486b3bd7fa05f63a22c47771

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d8f22e1093b428a0cedd02685cd52a9799b0664486b3bd7fa05f63a22c47771",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
