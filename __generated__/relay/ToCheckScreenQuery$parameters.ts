/**
 * @generated SignedSource<<e386e7deb30afcc9427f49004104ae9e>>
 * @relayHash 930d0f598411a9ba108a7a03faf7f0e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d49d54fc4e110a1287ee84d4d19a3059c482b04b239e1f92eaab86763b974df1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d49d54fc4e110a1287ee84d4d19a3059c482b04b239e1f92eaab86763b974df1",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
