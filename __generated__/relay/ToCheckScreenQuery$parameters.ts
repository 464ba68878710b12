/**
 * @generated SignedSource<<00add25fbbaa31dee47de9fddad12553>>
 * @relayHash 67a82c16bf2b0e35f83a5c1b4c102893
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1633aaff01e279bb6661921b8bca1c5e336a774f4cf6e761c9b1ff7bcc15009

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1633aaff01e279bb6661921b8bca1c5e336a774f4cf6e761c9b1ff7bcc15009",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
