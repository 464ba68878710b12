/**
 * @generated SignedSource<<9f4f2f61588bf25c2b2aee85e32413b1>>
 * @relayHash 2933d0429a2012718aad866351622220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84e77f406377bd3c5a559d31b6bb6263bf875b3058d2fd5a3dce856a56e6c62e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84e77f406377bd3c5a559d31b6bb6263bf875b3058d2fd5a3dce856a56e6c62e",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
