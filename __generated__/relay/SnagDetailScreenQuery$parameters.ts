/**
 * @generated SignedSource<<dba2883caa66547f2565bdac7ee04909>>
 * @relayHash 2320cc80d9088a7b1c5d8a1779342de0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3047dad330907fa99e8863d4757e7937b964a98154e0a3aceb6df2e21cacfe2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3047dad330907fa99e8863d4757e7937b964a98154e0a3aceb6df2e21cacfe2e",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
