/**
 * @generated SignedSource<<b7d61157b5e2601c28bdc8d321d9d246>>
 * @relayHash 99de7d9e23649e0f2c19d7b1c85c4fa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e4418a4cef94e386c573391d856bdb82c595c8742f5a3b4ed270fa9cac4f75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7e4418a4cef94e386c573391d856bdb82c595c8742f5a3b4ed270fa9cac4f75",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
