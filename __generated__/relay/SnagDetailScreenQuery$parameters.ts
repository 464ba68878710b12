/**
 * @generated SignedSource<<ba4f5b4016470c2e815c22775cc23b3f>>
 * @relayHash 94006d75f53a2de8a3a492df794d4c72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc9e6a39d8d7cfe6f46f73150e872357b20a6271ad8767f3889154d5dc79334f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc9e6a39d8d7cfe6f46f73150e872357b20a6271ad8767f3889154d5dc79334f",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
