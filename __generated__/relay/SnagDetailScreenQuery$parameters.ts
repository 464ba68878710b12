/**
 * @generated SignedSource<<a74346fd7e0bfb0522f8dc07b47eea02>>
 * @relayHash a631880bd75fd8fe54c4522cf32383dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78e2282dbb1705d328063ed07058394c2621cbf46c752cbee1d9a48bcb5c82e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78e2282dbb1705d328063ed07058394c2621cbf46c752cbee1d9a48bcb5c82e3",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
