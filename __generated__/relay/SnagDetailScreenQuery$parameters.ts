/**
 * @generated SignedSource<<e72ccf01d28ce52d945ae500545b2fea>>
 * @relayHash d9b8fe9cf745a79d5544d2a440e0201a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6dff8890826b9cd1fe4d3bad6b2a1967b58190c820b98edbef74ff6e325a61f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6dff8890826b9cd1fe4d3bad6b2a1967b58190c820b98edbef74ff6e325a61f",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
