/**
 * @generated SignedSource<<e98f61834e1163b05097da7d37e6c7cf>>
 * @relayHash d033abe47135f8b4b068ac099b28dcb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7f7cffcbe424d6889d101b06ffd855a2fe27bb393011f289e3bab3866eca3a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7f7cffcbe424d6889d101b06ffd855a2fe27bb393011f289e3bab3866eca3a5",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
