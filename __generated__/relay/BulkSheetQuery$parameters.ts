/**
 * @generated SignedSource<<2ec0421e5baf0f7ed2a004bf434353f6>>
 * @relayHash fbce35b6945b2a93860140e844f02460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c9416a65e86fdf9be0f553aa2e5033a8631e9c42b93e7de40a710f14e2cbdd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c9416a65e86fdf9be0f553aa2e5033a8631e9c42b93e7de40a710f14e2cbdd7",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
