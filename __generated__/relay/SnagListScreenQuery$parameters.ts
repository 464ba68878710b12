/**
 * @generated SignedSource<<b7ea0aac0e5ec1de00edfdd7a876c918>>
 * @relayHash f666e2d010751a58fd3de36fa3dae4fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6505845ac8d7aac48f6744cb8d12bc6cdaf865981f1bb3cbabdc32763b5ab19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6505845ac8d7aac48f6744cb8d12bc6cdaf865981f1bb3cbabdc32763b5ab19",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
