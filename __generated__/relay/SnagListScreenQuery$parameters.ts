/**
 * @generated SignedSource<<6830a67fca9c90ea02813159d9991328>>
 * @relayHash 416496dd1c295a92c09a740e15017356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 970496b0228b9ad5fd199b0caea7f745e1ab2412f83a78bc83859f76d79c2bd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "970496b0228b9ad5fd199b0caea7f745e1ab2412f83a78bc83859f76d79c2bd0",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
